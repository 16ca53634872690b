import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import words from '~/generated/strings/warning-signs.ts';
import { anchorOf } from '~/lib/anchor.ts';
import { renderWithRouter } from '../../../tests/renderWithRouter.tsx';
import { EmergencyBox } from './EmergencyBox.tsx';

test('an emergency box calls 911 and hotlines, and leads to the signs of its part of the body', async () => {
  await renderWithRouter(
    <EmergencyBox
      text="**Call 911** if it’s sudden, or **call or text 988**. [Questions](/contact) come later."
      group="leg"
    />,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const list = `/services/conditions#${anchorOf(words.groups.leg)}`;
  expect(links).toEqual(['tel:911', 'tel:988', '/contact', list]);
  expect(document.querySelector('strong')).toHaveTextContent('Call 911');
  expect(document.body).not.toHaveTextContent('**');
});
