import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { phones } from '~/generated/site.ts';
import { formatPhone } from '~/lib/phone.ts';
import { PhoneText } from './PhoneText.tsx';

test('every mention of a clinic number is a link, unless it is for text messages, and other numbers are not', () => {
  const number = formatPhone(phones.scheduling);
  const text = `Call ${number} or (202) 555-0100. Text ${number}. Again: ${number}`;
  const { container } = render(<PhoneText>{text}</PhoneText>);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(Array(2).fill(`tel:${phones.scheduling}`));
  expect(container).toHaveTextContent(`Text ${number}.`);
});
