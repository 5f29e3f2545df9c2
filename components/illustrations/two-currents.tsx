import { Drawing, type DrawingProps, Hut } from './drawing';

/** Dawn: two currents of different tone meet and flow on as one. */
export function TwoCurrents(props: DrawingProps) {
  return (
    <Drawing hour="dawn" viewBox="0 0 600 400" preserveAspectRatio="xMaxYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-zenith" d="M0-140h600V64Q330 150 0 120" />
      <path className="fill-ridge" opacity=".25" d="M0-140h600V-64Q330 14 0-16" />
      <path className="fill-glow" d="M0 186Q330 204 600 138v92H0" />
      <path
        className="fill-ridge"
        d="M84 224q64-6 86-46l22-52 10-26q8-10 30-8l12 10 8 36 16 26q22 48 92 60M250 226q90-4 160-22t190-28v52M0 206q70-6 120 20H0"
      />
      <path
        className="fill-glint"
        opacity=".25"
        d="M232 92l12 10 8 36 16 26q22 48 92 60H256l-22-46 10-28-14-40z"
      />
      <path
        className="fill-reed"
        d="M408 92q12-16 26-2 12-16 28-6-16-2-26 14-12-12-28-6zm46 26q9-12 20-2 9-12 22-4-13-1-20 11-9-9-22-5z"
      />
      <path className="fill-gum" d="m0 222q300-8 600 0v180H0" />
      <g className="fill-water">
        <path
          id="both"
          d="M-9 246C90 240 150 244 178 258 206 272 250 279 302 279 354 279 404 274 426 258 446 240 520 236 609 238v38c-80 0-134 8-148 28-14 18-38 22-50 40-12 20-10 44 4 70H184c10-26 18-50 6-68-12-16-34-20-48-38C124 286 60 282-9 284"
        />
      </g>
      {/* The lighter current has the sunrise in it, and thins into strands in the other. */}
      <path
        className="fill-glass"
        d="M609 238C520 236 446 240 426 258 404 274 354 279 302 279 258 304 236 346 206 410c50-8 70-24 84-52-4 22-2 34-14 54 44-22 62-40 82-68 20-18 60-16 98-42 24-18 70-22 153-22z"
      />
      <path
        className="fill-glow"
        d="M609 246C540 242 474 246 446 262 424 280 380 288 336 292 400 292 440 284 466 270 500 256 560 252 609 252z"
      />
      <path
        className="fill-glint"
        d="M590 262c-50-2-94 2-116 10 40-2 76-4 116-10zM412 296c-28 8-56 10-84 24 40-4 66-8 84-24zM316 318c-24 12-34 32-46 52 24-14 38-30 46-52zM20 260c46-4 82-2 112 8-38 2-72 0-112-8zm132 26c22 8 34 20 64 26-32 2-50-8-64-26z"
      />
      <path
        className="fill-water"
        d="M484 268q-40 4-58 22 32-10 58-22M396 314q-32 4-46 22 26-6 46-22"
      />
      <use href="#both" className="fill-none stroke-shore" strokeWidth="6" />
      <Hut transform="translate(474 236) scale(.5)" />
    </Drawing>
  );
}
