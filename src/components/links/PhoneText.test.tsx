import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { phones } from '~/generated/site.ts';
import labels from '~/generated/strings/labels.ts';
import { formatPhone } from '~/lib/phone.ts';
import { PhoneText } from './PhoneText.tsx';

test('every mention of a clinic number is a link, and other numbers are not', () => {
  const logged = vi.spyOn(console, 'error');
  const number = formatPhone(phones.scheduling);
  render(<PhoneText>{`Call ${number} or (202) 555-0100. Again: ${number}`}</PhoneText>);
  const numbers = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(numbers).toEqual([number, number]);
  expect(logged).not.toHaveBeenCalled();
});

test('in a list of links, a number says what for', () => {
  const { scheduling, insurance } = labels.phoneFor;
  const [visits, bills] = [phones.scheduling, phones.insurance].map(formatPhone);
  render(<PhoneText>{`Call ${visits}, or ${bills} for bills.`}</PhoneText>);
  expect(screen.getByRole('link', { name: `${visits}, ${scheduling}` })).toBeVisible();
  expect(screen.getByRole('link', { name: `${bills}, ${insurance}` })).toBeVisible();
});

test('a clinic with one number says no purpose of it', () => {
  const { insurance } = phones;
  onTestFinished(() => void Object.assign(phones, { insurance }));
  Object.assign(phones, { insurance: phones.scheduling });
  const number = formatPhone(phones.scheduling);
  render(<PhoneText>{`Call ${number}.`}</PhoneText>);
  expect(screen.getByRole('link')).toHaveAccessibleName(number);
});

test('a number for text messages is no link that calls', () => {
  const number = formatPhone(phones.scheduling);
  render(<PhoneText>{`Text ${number}.`}</PhoneText>);
  expect(screen.getByText(`Text ${number}.`)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
