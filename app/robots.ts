import type { MetadataRoute } from 'next';
import { practice } from '@/content/practice';
import { absoluteUrl } from '@/facts/origin';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml', practice) };
}
