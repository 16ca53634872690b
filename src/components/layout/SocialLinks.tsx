import { Icon } from '~/components/ui/Icon.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import { clinicName, social } from '~/generated/site.ts';
import styles from './SocialLinks.module.css';

const icons = { Facebook: 'facebook', Instagram: 'instagram' } as const;

/** The clinic's social profiles. */
export function SocialLinks() {
  return (
    <ul className={styles.list}>
      {social.map(({ name, url }) => (
        <li key={name}>
          <a href={url} className={styles.link}>
            <Icon name={icons[name]} />
            <VisuallyHidden>{`${clinicName} on ${name}`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
