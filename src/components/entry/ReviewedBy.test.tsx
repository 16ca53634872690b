import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReviewedBy } from './ReviewedBy.tsx';

test('names the reviewer of an article, only if it was published before the review', () => {
  const { rerender } = render(<ReviewedBy published="2026-01-14" />);
  expect(screen.getByText(/Robin Hale/)).toBeInTheDocument();
  rerender(<ReviewedBy published="2026-01-15" />);
  expect(screen.queryByText(/Robin Hale/)).toBeNull();
});
