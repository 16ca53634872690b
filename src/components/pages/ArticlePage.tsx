import { createContext, type ElementType, type PropsWithChildren, use } from 'react';
import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { BookingCard } from '~/components/blocks/BookingCard.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { Contents } from '~/components/entry/Contents.tsx';
import { DateText } from '~/components/entry/DateText.tsx';
import { EntryBody } from '~/components/entry/EntryBody.tsx';
import { GainsAndRisks } from '~/components/entry/GainsAndRisks.tsx';
import { GoNow } from '~/components/entry/GoNow.tsx';
import { Note } from '~/components/entry/Note.tsx';
import { Proportion } from '~/components/entry/Proportion.tsx';
import { RelatedLinks } from '~/components/entry/RelatedLinks.tsx';
import { ReviewedBy } from '~/components/entry/ReviewedBy.tsx';
import { ShortVersion } from '~/components/entry/ShortVersion.tsx';
import { Sources } from '~/components/entry/Sources.tsx';
import { WarningSigns } from '~/components/entry/WarningSigns.tsx';
import { BookLink } from '~/components/links/BookLink.tsx';
import { Link } from '~/components/links/Link.tsx';
import { Prose } from '~/components/ui/Prose.tsx';
import { Section } from '~/components/ui/Section.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import { clinicName } from '~/generated/site.ts';
import strings from '~/generated/strings/article.ts';
import type { BodyComponentName, MediaName } from '~/schemas/bodyComponents.ts';
import type { ArticleModule, GoNowData } from '~/schemas/modules.ts';
import styles from './ArticlePage.module.css';
// The prerendered page needs them; their components load with the bodies that use them.
import '~/components/entry/media.css';

const components = {
  Contents: ContentsAndBooking,
  Note,
  Proportion,
  ShortVersion: ShortVersionAndGoNow,
} satisfies Record<Exclude<BodyComponentName<'blog'>, MediaName> | 'Contents', ElementType>;

/** A blog article. */
export function ArticlePage(article: ArticleModule) {
  const { page, published, author, minutes, goNow, gainsAndRisks, signs, cta, sources, related } =
    article;
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
                <ReviewedBy page={page} />
                <GoNowContext value={goNow}>
                  <Prose>
                    <EntryBody {...article} components={components} />
                  </Prose>
                </GoNowContext>
                <section className={styles.safety}>
                  {gainsAndRisks && <GainsAndRisks {...gainsAndRisks} />}
                  {signs.length > 0 && <WarningSigns cards={signs} />}
                </section>
                <p>
                  <BookLink>{cta}</BookLink>
                </p>
                <Sources sources={sources} />
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

const GoNowContext = createContext<GoNowData>([]);

/** The short version, with the go-now line below it if the article has one. */
function ShortVersionAndGoNow({ children }: PropsWithChildren) {
  const signs = use(GoNowContext);
  return (
    <>
      <ShortVersion>{children}</ShortVersion>
      {signs.length > 0 && <GoNow signs={signs} />}
    </>
  );
}

/** The contents list that the build adds to an article's body, with booking buttons below it. */
function ContentsAndBooking({ children }: PropsWithChildren) {
  return <Contents footer={<BookingCard />}>{children}</Contents>;
}
