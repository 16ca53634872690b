import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sources } from './Sources.tsx';

const source = { author: 'Smith J, et al.', title: 'A trial', publication: 'Spine', year: 2019 };

test('a work without an address is cited with author, title, publication and year', () => {
  render(<Sources sources={[source]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('A trial. Smith J, et al, Spine, 2019.');
});

test('the title of a work with an address leads there, that of another is no link', () => {
  const link = 'https://doi.org/10.1000/182';
  render(
    <Sources
      sources={[
        { ...source, link },
        { ...source, title: 'Another' },
      ]}
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((element) => element.getAttribute('href'))).toEqual([link]);
  expect(links[0]).toHaveAccessibleName('A trial');
  expect(links[0]).toHaveAttribute('rel', 'noopener');
});

test('without works there is no section', () => {
  const { container } = render(<Sources sources={[]} />);
  expect(container).toBeEmptyDOMElement();
});
