import type { PropsWithChildren } from 'react';
import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { BookingCard } from '~/components/blocks/BookingCard.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { RelatedLinks } from '~/components/blocks/RelatedLinks.tsx';
import { BookLink } from '~/components/links/BookLink.tsx';
import { Link } from '~/components/links/Link.tsx';
import { Contents } from '~/components/text/Contents.tsx';
import { EntryText } from '~/components/text/EntryText.tsx';
import { Note } from '~/components/text/Note.tsx';
import { Proportion } from '~/components/text/Proportion.tsx';
import { PublishedDate } from '~/components/text/PublishedDate.tsx';
import { ReviewedBy } from '~/components/text/ReviewedBy.tsx';
import { ShortVersion } from '~/components/text/ShortVersion.tsx';
import { Sources } from '~/components/text/Sources.tsx';
import { Prose } from '~/components/ui/Prose.tsx';
import { Section } from '~/components/ui/Section.tsx';
import type { ArticleModule } from '~/content/types.ts';
import { clinicName } from '~/generated/site.ts';
import texts from '~/generated/texts/article.ts';
import styles from './ArticlePage.module.css';

const components = { Contents: ContentsAndBooking, Note, Proportion, ShortVersion };

/** An article of the blog. */
export function ArticlePage(article: ArticleModule) {
  const { page, published, author, minutes, cta, sources, related } = article;
  return (
    <>
      <article aria-label={page.heading}>
        <Hero page={page} />
        <AfterHero>
          <Section>
            <div className={styles.article}>
              <div className={styles.columns} data-lazy-children>
                <p className={styles.line}>
                  <Link to="/blog">{texts.backToBlog}</Link>
                  {published && (
                    <span>
                      {texts.published} <PublishedDate date={published} />
                    </span>
                  )}
                  <span>
                    {texts.publishedBy} {author ? `${author}, ${clinicName}` : clinicName}
                  </span>
                  <span>
                    {minutes} {texts.minutes}
                  </span>
                </p>
                <ReviewedBy />
                <Prose>
                  <EntryText {...article} components={components} />
                </Prose>
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

/** The list of headings that the build puts into a text, with the ways to book below it. */
function ContentsAndBooking({ children }: PropsWithChildren) {
  return <Contents below={<BookingCard />}>{children}</Contents>;
}
