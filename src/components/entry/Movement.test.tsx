import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IllustrationsContext } from './illustrations.ts';
import { Movement } from './Movement.tsx';

const picture = (src: string) => ({ sources: {}, img: { src, w: 4, h: 3 } });
const bend = {
  title: 'Bend',
  steps: ['Stand.', 'Bend.', 'Rise.'],
  pictures: ['/1', '/2', '/3'].map(picture),
};

test('the steps of an exercise are one group of radio buttons, named after the exercise', () => {
  render(
    <IllustrationsContext value={{ plates: {}, movements: { bend }, discStates: undefined }}>
      <Movement name="bend" />
    </IllustrationsContext>,
  );
  const group = within(screen.getByRole('group', { name: bend.title }));
  const names = group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(bend.steps);
});
