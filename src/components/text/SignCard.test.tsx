import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignCard } from './SignCard.tsx';

test.each([
  ['emergency', /911/],
  ['sameDay', /doctor today/],
  ['doctor', /doctor soon/],
] as const)('a card of urgency %s says whom to turn to, and how soon', (urgency, says) => {
  render(
    <SignCard urgency={urgency} groups={[{ who: undefined, signs: ['A sign.', 'Another.'] }]} />,
  );
  expect(screen.getByRole('heading')).toHaveTextContent(says);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'A sign.',
    'Another.',
  ]);
});

test('signs of some readers have a heading for them, where the card has others, too', () => {
  const child = { who: 'child' as const, signs: ['A sign.'] };
  const { rerender } = render(<SignCard urgency="doctor" groups={[child]} />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  rerender(<SignCard urgency="doctor" groups={[{ who: undefined, signs: ['Another.'] }, child]} />);
  expect(screen.getByRole('heading', { name: 'Your baby or child' })).toBeInTheDocument();
});
