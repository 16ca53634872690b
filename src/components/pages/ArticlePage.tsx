import { createContext, type ElementType, type PropsWithChildren, use } from 'react';
import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { BookingCard } from '~/components/blocks/BookingCard.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { RelatedLinks } from '~/components/blocks/RelatedLinks.tsx';
import { Contents } from '~/components/entry/Contents.tsx';
import { DateText } from '~/components/entry/DateText.tsx';
import { EntryBody } from '~/components/entry/EntryBody.tsx';
import { Safety } from '~/components/entry/Safety.tsx';
import { ShortVersion } from '~/components/entry/ShortVersion.tsx';
import { Strip } from '~/components/entry/Strip.tsx';
import { Studies } from '~/components/entry/Studies.tsx';
import { BookLink } from '~/components/links/BookLink.tsx';
import { CallLink } from '~/components/links/CallLink.tsx';
import { Link } from '~/components/links/Link.tsx';
import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import { Prose } from '~/components/ui/Prose.tsx';
import { Section } from '~/components/ui/Section.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import { clinicName } from '~/generated/site.ts';
import strings from '~/generated/strings/article.ts';
import type { BodyComponentName } from '~/schemas/bodyComponents.ts';
import type { ArticleModule } from '~/schemas/modules.ts';
import type { Emergency } from '~/schemas/registries.ts';
import styles from './ArticlePage.module.css';

const components = {
  Booking,
  Contents: ContentsAndBooking,
  ShortVersion: ShortVersionWithBooking,
} satisfies Record<BodyComponentName<'blog'> | 'Booking' | 'Contents', ElementType>;

export function ArticlePage(article: ArticleModule) {
  const { page, published, author, emergency, safety, signs, cta, related } = article;
  return (
    <>
      <article aria-label={page.heading}>
        <Hero page={page} isLow />
        <AfterHero>
          <Section>
            <div className={styles.article}>
              <div className={styles.columns}>
                <p className={styles.line}>
                  <Link to="/blog" data-screen-only>
                    {strings.backToBlog}
                  </Link>
                  {published && (
                    <span>
                      <VisuallyHidden>{strings.published}</VisuallyHidden>{' '}
                      <DateText date={published} />
                    </span>
                  )}
                  {author && (
                    <span>
                      {strings.publishedBy} {author}, {clinicName}
                    </span>
                  )}
                </p>
                <EmergencyContext value={emergency}>
                  <Prose>
                    <EntryBody {...article} components={components} />
                  </Prose>
                </EmergencyContext>
                <p>
                  <BookLink>{cta}</BookLink>
                </p>
                {(safety || signs.length > 0) && <Safety {...article} />}
                <Studies {...article} />
              </div>
            </div>
          </Section>
        </AfterHero>
      </article>
      <AfterHero>
        <RelatedLinks related={related} />
      </AfterHero>
    </>
  );
}

const EmergencyContext = createContext<Emergency | undefined>(undefined);

function ShortVersionWithBooking({ children }: PropsWithChildren) {
  const emergency = use(EmergencyContext);
  return (
    <>
      <ShortVersion>{children}</ShortVersion>
      <Strip emergency={emergency} />
    </>
  );
}

/** The build adds one in the middle of an article's body, too. */
function Booking() {
  return (
    <ButtonRow>
      <BookLink />
      <CallLink />
    </ButtonRow>
  );
}

/** The build adds it to an article's body. */
function ContentsAndBooking({ children }: PropsWithChildren) {
  return <Contents footer={<BookingCard />}>{children}</Contents>;
}
