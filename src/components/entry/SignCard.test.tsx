import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import words from '~/generated/strings/warning-signs.ts';
import { SignCard } from './SignCard.tsx';

const signs = [
  { id: 'a', name: 'A sign', rest: ', which hurts.' },
  { id: 'b', name: 'Another', rest: '.' },
];

test.each(['call911', 'er', 'today', 'soon'] as const)(
  'a card of urgency %s says where to get help, and how soon',
  (urgency) => {
    render(<SignCard urgency={urgency} signs={signs} />);
    expect(screen.getByRole('heading')).toHaveTextContent(words[urgency]);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
      'A sign, which hurts.',
      'Another.',
    ]);
  },
);
