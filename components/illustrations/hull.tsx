/** The hull of the boat that comes on individual counselling, and is moored where the page ends. */
export function Hull() {
  return (
    <>
      <path
        className="fill-hull"
        d="M222 256Q310 268 402 252 390 282 372 294H238Q226 280 222 256"
      />
      <path
        className="fill-deep"
        opacity=".25"
        d="M222 256Q300 268 320 266 290 280 286 294H238Q226 280 222 256"
      />
      <path className="fill-glint" d="M223 260Q310 272 400 257L398 262Q310 277 224 265z" />
    </>
  );
}
