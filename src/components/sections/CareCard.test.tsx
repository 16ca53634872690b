import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CareCard } from './CareCard';

test.each([
  ['emergency', /911/],
  ['sameDay', /doctor today/],
  ['doctor', /doctor soon/],
] as const)('a card of urgency %s says whom to turn to, and how soon', (urgency, says) => {
  render(<CareCard urgency={urgency} signs={['A sign.', 'Another.']} />);
  expect(screen.getByRole('heading')).toHaveTextContent(says);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'A sign.',
    'Another.',
  ]);
});
