import { cards, drawCard } from '../card';
import { makePortrait, portraits } from '../portrait';

// One route for both, since an export has no route without a file, and most practices show no portrait.
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...cards().keys(), ...portraits().keys()].map((name) => ({ name }));
}

export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  const card = cards().get(name);
  if (card) return drawCard(card);
  const portrait = portraits().get(name);
  return portrait ? makePortrait(portrait) : new Response(null, { status: 404 });
}
