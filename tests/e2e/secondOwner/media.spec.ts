import { expect, open, test } from '../site.ts';

test('beside the contents and the box for booking, pictures and films stay in the column of the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/blog/first');
  const captioned = page.getByRole('figure').filter({ hasText: 'Olathe Spine Clinic’s desk' });
  await expect(captioned.getByRole('img', { name: 'A chair at a desk' })).toBeAttached();
  const text = await page.locator('article h2[id]:not(nav *)').first().boundingBox();
  const figures = await page.locator('article figure').all();
  expect(figures.length).toBeGreaterThan(2);
  for (const figure of figures) {
    const box = await figure.boundingBox();
    expect([box?.x, box?.width]).toEqual([text?.x, text?.width]);
  }
});

test('a film loads when somebody plays it, and asks nothing of YouTube before', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const films = () => requested.filter((url) => /\.mp4$|\/\/www\.youtube/.test(url));
  await open(page, '/blog/first');
  const film = page.getByLabel('A stretch at the desk');
  await film.scrollIntoViewIfNeeded();
  const play = page.getByRole('link', { name: 'Play: A stretch in bed' });
  await play.scrollIntoViewIfNeeded();
  expect(films()).toEqual([]);
  await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=M7lc1UVf-VE');
  await play.press('Enter');
  await expect(page.getByTitle('A stretch in bed')).toBeFocused();
  expect(films()).toEqual([expect.stringContaining('//www.youtube-nocookie.com/')]);
  await film.evaluate((video: HTMLVideoElement) => void video.play());
  await expect.poll(() => films().at(-1)).toMatch(/\.mp4$/);
});
