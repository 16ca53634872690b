const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "$90", "$1,250" or "$42.50". */
export const formatDollars = (amount: number) => format.format(amount);
