import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReviewedBy } from './ReviewedBy.tsx';

test('names the reviewer only of pages that were written before the review', () => {
  for (const day of ['published', 'written']) {
    const { rerender, unmount } = render(<ReviewedBy page={{ [day]: '2026-01-14' }} />);
    expect(screen.getByText(/Robin Hale/)).toBeInTheDocument();
    rerender(<ReviewedBy page={{ [day]: '2026-01-15' }} />);
    expect(screen.queryByText(/Robin Hale/)).toBeNull();
    unmount();
  }
});
