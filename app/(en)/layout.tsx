import '../globals.css';
import { Document, documentViewport } from '@/app/document';
import { siteMetadata } from '@/seo/metadata';

export const metadata = siteMetadata();
export const viewport = documentViewport;

export default function EnglishLayout({ children }: LayoutProps<'/'>) {
  return <Document locale="en">{children}</Document>;
}
