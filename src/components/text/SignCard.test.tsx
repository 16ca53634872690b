import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import words from '~/generated/texts/warning-signs.ts';
import { SignCard } from './SignCard.tsx';

test.each(['emergency', 'sameDay', 'doctor'] as const)(
  'a card of urgency %s says whom to turn to, and how soon',
  (urgency) => {
    render(
      <SignCard urgency={urgency} groups={[{ who: undefined, signs: ['A sign.', 'Another.'] }]} />,
    );
    expect(screen.getByRole('heading')).toHaveTextContent(words[urgency].title);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'A sign.',
      'Another.',
    ]);
  },
);

test('signs of some readers have a heading for them, where the card has others, too', () => {
  const child = { who: 'child' as const, signs: ['A sign.'] };
  const { rerender } = render(<SignCard urgency="doctor" groups={[child]} />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  rerender(<SignCard urgency="doctor" groups={[{ who: undefined, signs: ['Another.'] }, child]} />);
  expect(screen.getByRole('heading', { name: words.readers.child })).toBeInTheDocument();
});
