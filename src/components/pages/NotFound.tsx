import { useEffect } from 'react';
import { Hero } from '~/components/blocks/Hero.tsx';
import { ButtonLink } from '~/components/links/ButtonLink.tsx';
import { Link } from '~/components/links/Link.tsx';
import { PhoneText } from '~/components/links/PhoneText.tsx';
import { Search } from '~/components/search/Search.tsx';
import { Section } from '~/components/ui/Section.tsx';
import { notFound as picture } from '~/generated/pictures.ts';
import notFound from '~/generated/strings/not-found.ts';

export function NotFound() {
  useEffect(() => console.error('404: there is no page at', location.pathname), []);
  const { code, message, text, link, conditions } = notFound;
  const hero = { text: 'black', overlay: true, focalPoint: [76, 62] } as const;
  return (
    <>
      <Hero
        page={{ heading: message, hero, picture }}
        lead={
          <>
            <strong>{code}.</strong> <PhoneText>{text}</PhoneText>
          </>
        }
      >
        <p className="links">
          <ButtonLink to="/">{link}</ButtonLink>
          <Link to="/services/conditions">{conditions}</Link>
        </p>
      </Hero>
      <Section>
        <Search place="page" />
      </Section>
    </>
  );
}
