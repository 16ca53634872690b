import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { phones } from '~/generated/site.ts';
import { formatPhone } from '~/lib/phone.ts';
import { PhoneText } from './PhoneText.tsx';

test('every mention of a clinic number can be tapped; other numbers are plain text', () => {
  const logged = vi.spyOn(console, 'error');
  const number = formatPhone(phones.scheduling);
  const text = `Call ${number} or (202) 555-0100. Again: ${number}`;
  const { container } = render(<PhoneText>{text}</PhoneText>);
  expect(container).toHaveTextContent(text);
  const links = screen.getAllByRole('link', { name: number });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill(`tel:${phones.scheduling}`),
  );
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(logged).not.toHaveBeenCalled();
});
