import { expect, open, test } from '../site.ts';

test('a picture in an article has its description and its caption', async ({ page }) => {
  await open(page, '/blog/first');
  const figure = page.getByRole('figure').filter({ hasText: 'Olathe Spine Clinic’s desk' });
  await expect(figure.getByRole('img', { name: 'A chair at a desk' })).toBeAttached();
});

test('beside the contents and the box for booking, pictures and films stay in the column of the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/blog/first');
  const text = await page.locator('article h2[id]:not(nav *)').first().boundingBox();
  const figures = await page.locator('article figure').all();
  expect(figures.length).toBeGreaterThan(2);
  for (const figure of figures) {
    const box = await figure.boundingBox();
    expect([box?.x, box?.width]).toEqual([text?.x, text?.width]);
  }
});

test('a film in an article loads when somebody plays it, not before', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, '/blog/first');
  const film = page.getByLabel('A stretch at the desk');
  await film.scrollIntoViewIfNeeded();
  const isFilm = (url: string) => url.endsWith('.mp4');
  expect(requested.filter(isFilm)).toEqual([]);
  await film.evaluate((video: HTMLVideoElement) => void video.play());
  await expect.poll(() => requested.filter(isFilm).length).toBeGreaterThan(0);
});

test('a film on YouTube plays on a tap, and asks nothing of YouTube before', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).hostname));
  await open(page, '/blog/first');
  const isYouTube = (host: string) => host.includes('youtube');
  const play = page.getByRole('link', { name: 'Play: A stretch in bed' });
  await play.scrollIntoViewIfNeeded();
  expect(requested.filter(isYouTube)).toEqual([]);
  await play.press('Enter');
  await expect(page.getByTitle('A stretch in bed')).toBeFocused();
  expect(requested.filter(isYouTube)).toEqual(['www.youtube-nocookie.com']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a film on YouTube is a link to it', async ({ page }) => {
    await page.goto('/clinic/blog/first');
    await expect(page.getByRole('link', { name: 'Play: A stretch in bed' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    );
  });
});
