import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CareCard } from './CareCard';

test.each([
  ['doctor', /doctor/],
  ['emergency', /911/],
] as const)('a card of urgency %s says whom to turn to', (urgency, says) => {
  render(<CareCard urgency={urgency}>A sign</CareCard>);
  expect(screen.getByRole('heading')).toHaveTextContent(says);
  expect(screen.getByText('A sign')).toBeInTheDocument();
});
