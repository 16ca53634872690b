import { caching, escaped, headers, hidden, pagePattern, types } from './rules.ts';

/**
 * `upload-s3.sh`: puts the folder into a bucket, pages under names without ending. Files of earlier versions stay,
 * for pages that are still open somewhere.
 */
export function uploadScript(basePath: string) {
  const lines = (path: string, kept: string, excluded: readonly string[]) =>
    Object.entries(types)
      .filter(([ending]) => ending !== 'html')
      .map(([ending, type]) => {
        const not = excluded.filter((file) => file.includes('*') || file.endsWith(`.${ending}`));
        return [`put '${path}*.${ending}' '${type}' '${kept}'`, ...not].join(' --exclude ');
      })
      .join('\n');
  return `#!/bin/sh
# sh dist/hosts/upload-s3.sh BUCKET
set -eu
to="s3://$1${basePath.slice(0, -1)}"
cd "$(dirname "$0")/../client"

put() {
  names=$1 type=$2 kept=$3
  shift 3
  aws s3 cp . "$to" --recursive --exclude '*' --include "$names" "$@" --content-type "$type" --cache-control "$kept"
}
${lines('assets/', caching.assets, [])}
${lines('', caching.others, ["'assets/*'", ...hidden])}

# What is linked to is there before the pages are.
find . -name '*.html' | while read -r file; do
  name=\${file#./}
  case $name in index.html | 404.html) ;; *) name=\${name%.html} ;; esac
  aws s3 cp "$file" "$to/$name" --content-type '${types['html']}' --cache-control '${caching.others}'
done
`;
}

/** Runs in CloudFront for each request: one address for each page. */
const canonicalFunction = (basePath: string) => `function handler(event) {
  const request = event.request;
  const path = request.uri.replace(/\\/{2,}/g, '/');
  const page = /^${escaped(basePath.slice(0, -1)).replaceAll('/', '\\/')}(?:\\/(${pagePattern.replaceAll('/', '\\/')})?(?:\\/|\\.html)?)?$/.exec(path);
  if (!page) return request;
  const name = page[1] && page[1] !== 'index' ? page[1] : '';
  const address = '${basePath}' + name;
  if (request.uri === address) {
    request.uri = address + (name ? '' : 'index.html');
    return request;
  }
  const query = Object.entries(request.querystring).map((entry) => entry[0] + '=' + entry[1].value);
  const location = address + (query.length ? '?' + query.join('&') : '');
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
}
`;

/** `cloudfront.json`: a CloudFormation template of a private bucket and the CloudFront distribution before it. */
export function cloudFrontTemplate(basePath: string) {
  const {
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _sniff,
    'Referrer-Policy': ReferrerPolicy,
    'Content-Security-Policy': ContentSecurityPolicy,
    ...custom
  } = headers;
  const Override = true;
  const sub = (text: string) => ({
    'Fn::Sub': text.replace(/<(.*?)>/g, (_, variable) => `\${${variable}}`),
  });
  const name = (part: string) => sub(`<AWS::StackName>-${part}`);
  const own = (value: unknown) => ({ 'Fn::If': ['HasDomain', value, { Ref: 'AWS::NoValue' }] });
  const template = {
    Description: 'A static site. Certificates for CloudFront are made in us-east-1.',
    Parameters: {
      Domain: { Type: 'String', Default: '' },
      CertificateArn: { Type: 'String', Default: '' },
    },
    Conditions: { HasDomain: { 'Fn::Not': [{ 'Fn::Equals': [{ Ref: 'Domain' }, ''] }] } },
    Resources: {
      Bucket: { Type: 'AWS::S3::Bucket' },
      Access: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: name('access'),
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      BucketPolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: { Ref: 'Bucket' },
          PolicyDocument: {
            Statement: [
              {
                Effect: 'Allow',
                Principal: { Service: 'cloudfront.amazonaws.com' },
                Action: 's3:GetObject',
                Resource: sub('<Bucket.Arn>/*'),
                Condition: {
                  StringEquals: {
                    'AWS:SourceArn': sub(
                      'arn:<AWS::Partition>:cloudfront::<AWS::AccountId>:distribution/<Distribution>',
                    ),
                  },
                },
              },
            ],
          },
        },
      },
      Addresses: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: name('addresses'),
          AutoPublish: true,
          FunctionConfig: { Comment: 'One address for each page', Runtime: 'cloudfront-js-2.0' },
          FunctionCode: canonicalFunction(basePath),
        },
      },
      Headers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: {
          ResponseHeadersPolicyConfig: {
            Name: name('headers'),
            SecurityHeadersConfig: {
              StrictTransportSecurity: {
                AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
                Override,
              },
              ContentTypeOptions: { Override },
              ReferrerPolicy: { ReferrerPolicy, Override },
              ContentSecurityPolicy: { ContentSecurityPolicy, Override },
            },
            CustomHeadersConfig: {
              Items: Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override })),
            },
          },
        },
      },
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Enabled: true,
            HttpVersion: 'http2and3',
            Aliases: own([{ Ref: 'Domain' }]),
            ViewerCertificate: own({
              AcmCertificateArn: { Ref: 'CertificateArn' },
              MinimumProtocolVersion: 'TLSv1.2_2021',
              SslSupportMethod: 'sni-only',
            }),
            Origins: [
              {
                Id: 'bucket',
                DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] },
                OriginAccessControlId: { Ref: 'Access' },
                S3OriginConfig: { OriginAccessIdentity: '' },
              },
            ],
            DefaultCacheBehavior: {
              TargetOriginId: 'bucket',
              ViewerProtocolPolicy: 'redirect-to-https',
              Compress: true,
              // Amazon's "CachingOptimized".
              CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
              ResponseHeadersPolicyId: { Ref: 'Headers' },
              FunctionAssociations: [
                {
                  EventType: 'viewer-request',
                  FunctionARN: { 'Fn::GetAtt': ['Addresses', 'FunctionARN'] },
                },
              ],
            },
            // A bucket that may not be listed says 403 where nothing is.
            CustomErrorResponses: [403, 404].map((ErrorCode) => ({
              ErrorCode,
              ResponseCode: 404,
              ResponsePagePath: `${basePath}404.html`,
            })),
          },
        },
      },
    },
    Outputs: {
      Bucket: { Value: { Ref: 'Bucket' } },
      Address: { Value: { 'Fn::GetAtt': ['Distribution', 'DomainName'] } },
    },
  };
  return `${JSON.stringify(template, null, 2)}\n`;
}
