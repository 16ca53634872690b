import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sources } from './Sources';

const source = { author: 'Smith J, et al.', title: 'A trial', publication: 'Spine', year: 2019 };

test('a work is cited with author, title, publication and year', () => {
  render(<Sources sources={[source]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Smith J, et al. A trial. Spine, 2019.');
});

test('without works there is no section', () => {
  const { container } = render(<Sources sources={[]} />);
  expect(container).toBeEmptyDOMElement();
});
