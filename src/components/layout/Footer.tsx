import { BookLink } from '~/components/links/BookLink.tsx';
import { ButtonLink } from '~/components/links/ButtonLink.tsx';
import { CallLink } from '~/components/links/CallLink.tsx';
import { PageLink } from '~/components/links/PageLink.tsx';
import { TextLink } from '~/components/links/TextLink.tsx';
import { OfficeHours } from '~/components/office/OfficeHours.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import footerLinks from '~/generated/lists/footerLinks.ts';
import navigation from '~/generated/lists/navigation.ts';
import regions from '~/generated/lists/regions.ts';
import { address, clinicName, email, practitioners, textNumber } from '~/generated/site.ts';
import labels from '~/generated/strings/labels.ts';
import layout from '~/generated/strings/layout.ts';
import { cityLine, googleDirectionsUrl, streetLine } from '~/lib/address.ts';
import { Badge } from './Badge.tsx';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';
import { SocialLinks } from './SocialLinks.tsx';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.brand}>
          <Logo />
          <Badge />
        </div>
        <div className={styles.block}>
          <h2>{layout.hours}</h2>
          <OfficeHours />
        </div>
        <div className={styles.block}>
          <h2>{layout.visit}</h2>
          <address>
            <p>
              <a href={googleDirectionsUrl(address)}>
                <VisuallyHidden>{layout.directionsTo} </VisuallyHidden>
                {streetLine(address)}
                <br />
                {cityLine(address)}
              </a>
              {address.near && (
                <>
                  <br />
                  {address.near}
                </>
              )}
            </p>
            <p>
              <CallLink />
            </p>
            {(textNumber || email) && (
              <p className="links" data-screen-only>
                {textNumber && <a href={`sms:${textNumber}`}>{layout.text}</a>}
                {email && <a href={`mailto:${email}`}>{layout.email}</a>}
              </p>
            )}
            <SocialLinks />
          </address>
        </div>
        <div className={styles.block}>
          <BookLink />
          <ButtonLink to="/new-patients" variant="secondary">
            {labels.newPatientSpecial}
          </ButtonLink>
        </div>
        <ServicesAndConditions />
        {footerLinks.length > 0 && (
          <ul className="links" data-screen-only>
            {footerLinks.map(({ path, url, title }) => (
              <li key={title}>
                <TextLink href={path ?? url}>{title}</TextLink>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.legal}>
          {clinicName}. {practitioners.join('. ')}. {layout.legal}
        </p>
      </div>
    </footer>
  );
}

function ServicesAndConditions() {
  const services = navigation.find(({ items }) => items?.some(({ byRegion }) => byRegion));
  if (!services?.items) return null;
  return (
    <>
      <div className={styles.services} data-screen-only>
        <h2>{services.title}</h2>
        <ul>
          {services.items.map(({ path, url, title, overview = title }) => (
            <li key={title}>
              <TextLink href={path ?? url}>{overview}</TextLink>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.conditions} data-screen-only>
        <h2>{services.items.find(({ byRegion }) => byRegion)?.title}</h2>
        <ul>
          {regions
            .flatMap(({ conditions }) => conditions)
            .map(({ path, title }) => (
              <li key={path}>
                <PageLink path={path}>{title}</PageLink>
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}
