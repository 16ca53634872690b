/** Workflow of GitHub Pages. No header can be set there. */
export function githubPagesWorkflow() {
  return `# Copy this file to .github/workflows/ and choose "GitHub Actions" in the repository's settings, Pages.
# A site at <name>.github.io/<repository> needs basePath '/<repository>/' in app.config.ts.
name: Publish
on:
  push:
    branches: [main]
permissions:
  contents: read
  pages: write
  id-token: write
concurrency:
  group: pages
jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.publish.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci && npm run build
      - run: find dist/client -name '*.br' -delete -o -name '*.gz' -delete
      - uses: actions/upload-pages-artifact@v4
        with:
          path: dist/client
      - uses: actions/deploy-pages@v4
        id: publish
`;
}
