import { clinicName, doctor } from 'virtual:site';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '~/components/layout/ButtonLink';
import { Prose } from '~/components/ui/Prose';
import { Section } from '~/components/ui/Section';
import type { ArticleModule } from '~/content/entry';
import styles from './ArticlePage.module.css';
import { Breadcrumbs } from './Breadcrumbs';
import { Hero } from './Hero';
import { PublishedDate } from './PublishedDate';
import { RelatedLinks } from './RelatedLinks';
import { Sources } from './Sources';
import { StructuredData } from './StructuredData';
import { textComponents } from './textComponents';

type Props = {
  module: ArticleModule;
  /** Last part of the page's address. */
  slug: string;
};

/** An article of the blog. */
export function ArticlePage({ module: { default: Text, entry, hero, portrait }, slug }: Props) {
  const { title, published, publishedBy, cta, sources, related } = entry;
  return (
    <>
      <Hero
        title={title}
        picture={hero}
        portrait={portrait}
        look={entry.hero}
        breadcrumbs={<Breadcrumbs trail={[{ title: 'Blog', to: '/blog' }]} current={title} />}
      />
      <Section>
        <article className={styles.article}>
          <p className={styles.line}>
            <Link to="/blog">Back to Blog</Link>
            {published && (
              <span>
                Published <PublishedDate date={published} />
              </span>
            )}
            {publishedBy && <span>{`Published by Dr. ${doctor.name}, ${clinicName}`}</span>}
          </p>
          <Prose>
            <Text components={textComponents} />
          </Prose>
          {cta && (
            <p>
              <ButtonLink to="/contact">{cta}</ButtonLink>
            </p>
          )}
          <Sources sources={sources} />
        </article>
      </Section>
      <RelatedLinks related={related} />
      <StructuredData
        page={{
          ...entry,
          path: `/blog/${slug}`,
          kind: 'WebPage',
          name: title,
          trail: [{ title: 'Blog', path: '/blog' }],
          article: { byDoctor: publishedBy === true },
        }}
      />
    </>
  );
}
