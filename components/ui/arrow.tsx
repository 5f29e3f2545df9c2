export function Arrow() {
  return (
    <svg
      viewBox="0 0 16 12"
      aria-hidden="true"
      strokeWidth={1.75}
      className="ml-1 inline-block w-4 align-baseline shrink-0 fill-none stroke-current transition-transform group-hover:translate-x-1"
    >
      <path d="M1 6h13M9.5 1.5 14 6l-4.5 4.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
