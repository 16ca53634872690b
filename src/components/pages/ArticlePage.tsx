import { createContext, type ElementType, type PropsWithChildren, use } from 'react';
import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { BookingCard } from '~/components/blocks/BookingCard.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { Contents } from '~/components/entry/Contents.tsx';
import { DateText } from '~/components/entry/DateText.tsx';
import { EmergencyBox } from '~/components/entry/EmergencyBox.tsx';
import { EntryBody } from '~/components/entry/EntryBody.tsx';
import { Note } from '~/components/entry/Note.tsx';
import { Proportion } from '~/components/entry/Proportion.tsx';
import { RelatedLinks } from '~/components/entry/RelatedLinks.tsx';
import { Safety } from '~/components/entry/Safety.tsx';
import { ShortVersion } from '~/components/entry/ShortVersion.tsx';
import { Studies } from '~/components/entry/Studies.tsx';
import { BookLink } from '~/components/links/BookLink.tsx';
import { Link } from '~/components/links/Link.tsx';
import { Prose } from '~/components/ui/Prose.tsx';
import { Section } from '~/components/ui/Section.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import { clinicName } from '~/generated/site.ts';
import strings from '~/generated/strings/article.ts';
import type { BodyComponentName, MediaName } from '~/schemas/bodyComponents.ts';
import type { ArticleModule } from '~/schemas/modules.ts';
import type { Emergency } from '~/schemas/registries.ts';
import styles from './ArticlePage.module.css';
// The prerendered page needs them; their components load with the bodies that use them.
import '~/components/entry/media.css';

const components = {
  Contents: ContentsAndBooking,
  Note,
  Proportion,
  ShortVersion: ShortVersionAndEmergencyBox,
} satisfies Record<Exclude<BodyComponentName<'blog'>, MediaName> | 'Contents', ElementType>;

/** A blog article. */
export function ArticlePage(article: ArticleModule) {
  const { page, published, author, minutes, emergency, safety, signs, cta, related } = article;
  return (
    <>
      <article aria-label={page.heading}>
        <Hero page={page} isLow />
        <AfterHero>
          <Section>
            <div className={styles.article}>
              <div className={styles.columns} data-lazy-children>
                <p className={styles.line}>
                  <Link to="/blog" data-screen-only>
                    {strings.backToBlog}
                  </Link>
                  <span>
                    {published && (
                      <>
                        <VisuallyHidden>{strings.published}</VisuallyHidden>{' '}
                        <DateText date={published} /> ·{' '}
                      </>
                    )}
                    {minutes} {strings.minutes}
                  </span>
                  <span>
                    {strings.publishedBy} {author ? `${author}, ${clinicName}` : clinicName}
                  </span>
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

/** The short version, with the emergency box below it if the article has one. */
function ShortVersionAndEmergencyBox({ children }: PropsWithChildren) {
  const emergency = use(EmergencyContext);
  return (
    <>
      <ShortVersion>{children}</ShortVersion>
      {emergency && <EmergencyBox {...emergency} />}
    </>
  );
}

/** The contents list that the build adds to an article's body, with booking buttons below it. */
function ContentsAndBooking({ children }: PropsWithChildren) {
  return <Contents footer={<BookingCard />}>{children}</Contents>;
}
