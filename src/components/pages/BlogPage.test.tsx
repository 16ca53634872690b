import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import blog from '~/generated/pages/blog.ts';
import { renderWithRouter } from '../../../tests/renderWithRouter.tsx';
import { BlogPage } from './BlogPage.tsx';

vi.mock('~/generated/lists/olderArticles.ts', () => ({
  default: [{ path: '/blog/first-article', title: 'The first article' }],
}));

test('older articles are links below the cards', async () => {
  await renderWithRouter(<BlogPage {...blog} />);
  expect(screen.getByRole('heading', { name: blog.body.olderHeading })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'The first article' })).toHaveAttribute(
    'href',
    '/blog/first-article',
  );
});
