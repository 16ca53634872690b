import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SourceList } from './Studies.tsx';

const source = { author: 'Smith J, et al.', title: 'A trial', publication: 'Spine', year: 2019 };

test('a work without an address is cited with author, title, publication and year', () => {
  render(<SourceList sources={[source]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('A trial. Smith J, et al, Spine, 2019.');
  expect(screen.queryByRole('link')).toBeNull();
});
