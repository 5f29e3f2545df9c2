// Made by "npm run hosting" from hosting/rules.ts: change the rules there.
// A CloudFront function (runtime 2.0) for viewer requests (hosting/README.md).
const moved = {
  "/infidelity-recovery": "/services/infidelity-recovery",
  "/couples-marriage": "/services/couples-marriage"
};
const rewrites = [
  {
    "under": "/blog/",
    "except": [
      "infidelity-ptsd",
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10"
    ],
    "to": "/blog/1"
  },
  {
    "under": "/es/blog/",
    "except": [
      "infidelity-ptsd",
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10"
    ],
    "to": "/es/blog/1"
  },
  {
    "under": "/fr/blog/",
    "except": [
      "infidelity-ptsd",
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10"
    ],
    "to": "/fr/blog/1"
  },
  {
    "under": "/pt-br/blog/",
    "except": [
      "infidelity-ptsd",
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10"
    ],
    "to": "/pt-br/blog/1"
  }
];

function handler(event) {
  const request = event.request;
  // With two slashes first it would lead to another host.
  const asked = request.uri.replace(/^[/\\]+/, '/');
  const path = asked.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  if (moved[path] || path !== request.uri) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: moved[path] || path } },
    };
  }
  for (const rule of rewrites) {
    const id = path.startsWith(rule.under) ? path.slice(rule.under.length) : '';
    if (/^[^/.]+$/.test(id) && !rule.except.includes(id)) request.uri = rule.to;
  }
  if (request.uri === '/') request.uri = '/index.html';
  else if (!request.uri.split('/').pop().includes('.')) request.uri += '.html';
  return request;
}
