import { Icon } from '~/components/ui/Icon.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import { clinicName, social } from '~/generated/site.ts';
import layout from '~/generated/strings/layout.ts';
import styles from './SocialLinks.module.css';

export function SocialLinks() {
  if (social.length === 0) return null;
  return (
    <ul className={styles.list} data-screen-only>
      {social.map(({ name, url, icon }) => (
        <li key={url}>
          <a href={url} className={styles.link}>
            <Icon name={icon} />
            <VisuallyHidden>{`${clinicName} ${layout.profileOn} ${name}`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
