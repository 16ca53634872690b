/**
 * Imitates a bucket and the CloudFront distribution before it, as far as the build says what they do: names, types and
 * caching from the upload script, addresses and headers from the template.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';

type Stored = { body: Buffer; headers: Record<string, string> };
type FunctionResult = {
  uri?: string;
  statusCode?: number;
  headers: Record<string, { value: string }>;
};

const [home = '', port, basePath = '/'] = process.argv.slice(2);
const client = join(home, 'dist/client');
const { Resources } = JSON.parse(readFileSync(join(home, 'dist/hosts/cloudfront.json'), 'utf8'));
const policy = Resources.Headers.Properties.ResponseHeadersPolicyConfig;
const { StrictTransportSecurity, ReferrerPolicy, ContentSecurityPolicy } =
  policy.SecurityHeadersConfig;
const headers: Record<string, string> = {
  'Strict-Transport-Security': `max-age=${StrictTransportSecurity.AccessControlMaxAgeSec}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': ReferrerPolicy.ReferrerPolicy,
  'Content-Security-Policy': ContentSecurityPolicy.ContentSecurityPolicy,
  Vary: 'Accept-Encoding',
};
for (const { Header, Value } of policy.CustomHeadersConfig.Items) headers[Header] = Value;
const run = runInNewContext(`${Resources.Addresses.Properties.FunctionCode}; handler`) as (event: {
  request: unknown;
}) => FunctionResult;

/** What the upload script puts where, by a command line of Amazon's that only writes down what it is told. */
function upload() {
  const log = join(home, 'aws.log');
  writeFileSync(join(home, 'aws'), `#!/bin/sh\nprintf '%s\\n' "$@" >> ${log}\necho >> ${log}\n`, {
    mode: 0o755,
  });
  const env = { ...process.env, PATH: [home, process.env['PATH']].join(delimiter) };
  execFileSync('sh', [join(home, 'dist/hosts/upload-s3.sh'), 'bucket'], { env });
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1));
  const bucket = new Map<string, Stored>();
  for (const command of readFileSync(log, 'utf8').trim().split('\n\n')) {
    const [, , from = '', to = '', ...options] = command.split('\n');
    const value = (name: string) => options[options.indexOf(name) + 1] ?? '';
    const put = (file: string, key: string) =>
      bucket.set(`/${key}`, {
        body: readFileSync(join(client, file)),
        headers: {
          'Content-Type': value('--content-type'),
          'Cache-Control': value('--cache-control'),
        },
      });
    const key = to.replace('s3://bucket', '').replace(/^\//, '');
    if (!options.includes('--recursive')) put(from, key);
    else
      for (const file of files.filter((each) => isChosen(each, options)))
        put(file, join(key, file));
  }
  return bucket;
}

/** Whether a file is one of those that are included; the last word counts. */
function isChosen(file: string, options: readonly string[]) {
  let chosen = true;
  options.forEach((option, index) => {
    const glob = (options[index + 1] ?? '').replaceAll('.', '\\.').replaceAll('*', '.*');
    if (!/^--(in|ex)clude$/.test(option) || !new RegExp(`^${glob}$`).test(file)) return;
    chosen = option === '--include';
  });
  return chosen;
}

const bucket = upload();

// Room for addresses that are too long.
createServer({ maxHeaderSize: 65_536 }, (request, response) => {
  const [uri = '', search] = (request.url ?? '').split(/\?(.*)/s);
  const pairs = (search ?? '').split('&').map((pair) => pair.split(/=(.*)/s));
  const querystring = Object.fromEntries(
    pairs.filter(([key]) => key).map(([key, value = '']) => [key, { value }]),
  );
  const result = run({ request: { uri, querystring } });
  if (result.statusCode) {
    response.writeHead(result.statusCode, {
      ...headers,
      Location: result.headers['location']?.value,
    });
    return response.end();
  }
  const found = bucket.get(result.uri ?? '');
  const stored = found ?? bucket.get(`${basePath}404.html`);
  if (!stored) return response.writeHead(500).end();
  const ETag = `"${createHash('sha256').update(stored.body).digest('hex')}"`;
  const isKnown = found && request.headers['if-none-match'] === ETag;
  // CloudFront compresses by itself what says it is text.
  const zips =
    request.headers['accept-encoding']?.includes('gzip') &&
    /^text|xml|json|javascript/.test(stored.headers['Content-Type'] ?? '');
  response.writeHead(isKnown ? 304 : found ? 200 : 404, {
    ...headers,
    ...stored.headers,
    ETag,
    ...(zips && { 'Content-Encoding': 'gzip' }),
  });
  return response.end(isKnown ? '' : zips ? gzipSync(stored.body) : stored.body);
}).listen(Number(port), 'localhost');
