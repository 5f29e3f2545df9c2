import '../globals.css';
import { Document } from '@/app/document';
import { siteMetadata, siteViewport } from '@/seo/metadata';

export const metadata = siteMetadata;
export const viewport = siteViewport;

export default function EnglishLayout({ children }: LayoutProps<'/'>) {
  return <Document locale="en">{children}</Document>;
}
