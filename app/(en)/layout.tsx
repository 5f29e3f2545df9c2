import '../globals.css';
import { Document, Shell } from '@/components/layout/document';
import { siteMetadata, siteViewport } from '@/seo/metadata';

export const metadata = siteMetadata;
export const viewport = siteViewport;

export default function EnglishLayout({ children }: LayoutProps<'/'>) {
  return (
    <Document locale="en">
      <Shell locale="en">{children}</Shell>
    </Document>
  );
}
