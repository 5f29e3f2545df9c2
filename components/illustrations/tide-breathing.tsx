import { Drawing, type DrawingProps, Heron, Stars } from './drawing';

/**
 * Night: a calm tide comes and goes under the moon, and a heron stands in it. With `hour="dawn"` the sun has begun
 * to rise where the moon was.
 */
export function TideBreathing({ hour = 'night', ...props }: DrawingProps) {
  const night = hour === 'night';
  return (
    <Drawing hour={hour} viewBox="0 0 1200 480" preserveAspectRatio="xMaxYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h1200v270H0z" />
      <path className="fill-zenith" d="m0 0h1200v80q-300 70-620 50T0 150z" />
      <path className="fill-glow" d="M0 232Q660 262 1200 176v94H0z" />
      {night && (
        <Stars
          always
          size={2}
          at="M60 76h0M150 104h0M236 70h0M340 92h0M430 78h0M520 106h0M610 66h0M700 88h0M770 62h0M890 54h0M960 66h0M1050 84h0M1130 68h0M300 132h0M660 140h0M1000 110h0M480 60h0"
        />
      )}
      <circle className="fill-disc" cx="832" cy={night ? 190 : 250} r="46" />
      <path
        className="fill-ridge"
        d="m0 168c60-10 120-2 180 24 60 24 120 34 172 54l68 22H0zM900 268q72-6 90-34l12-20q10-10 30-6l10 8 8 20q16 28 80 32zM1200 246q-54 0-78 22h78z"
      />
      <path className="fill-gum" d="m0 200c80-10 130 14 200 30s130 20 220 38H0z" />
      <path
        className="fill-glint"
        opacity=".25"
        d="M1032 208q-20-4-30 6l-12 20q-18 28-90 34h92l16-26-6-16z"
      />
      <path className="fill-water" d="m0 264h1200v186H0z" />
      <path
        className="fill-disc"
        d="M776 275q56-5 112 0-56 5-112 0zm22 13q37-5 74 0-37 5-74 0zm-18 13q48-5 96 0-48 5-96 0zm28 13q26-5 52 0-26 5-52 0zm-10 13q36-4 72 0-36 4-72 0z"
      />
      <path
        className="fill-glint"
        d="M430 288q40-3 80 0-40 3-80 0zm470-13q45-3 90 0-45 3-90 0zm50 15q25-3 50 0-25 3-50 0zm-800-11q35-3 70 0-35 3-70 0zm50 22q45-3 90 0-45 3-90 0z"
      />
      <path
        className="fill-glass"
        d="m0 338c120-20 240-16 360 4s260 24 400-2 260-22 440 4v136H0z"
      />
      <path className="fill-shore" d="m0 392c140-28 260-24 380 0s260 32 410 0 260-28 410 0v88H0z" />
      <path
        className="fill-water"
        opacity=".3"
        d="m0 392c140-28 260-24 380 0s260 32 410 0 260-28 410 0v32c-150-24-240-20-390 8s-310 14-430-6-240-26-380 2z"
      />
      <g className="fill-none stroke-glint">
        <path
          strokeWidth="4"
          opacity=".8"
          d="m-4 339c124-21 244-17 364 3s260 24 400-2 260-22 444 4"
        />
        <path strokeWidth="7" d="m-4 393c144-29 264-25 384-1s260 32 410 0 260-28 414 0" />
      </g>
      {/* Where it stands the water parts, and has its legs in it once more. */}
      <path
        className="fill-glint"
        opacity=".8"
        d="M578 378q24-6 48 0-24 5-48 0zm22 8q24-6 48 0-24 5-48 0z"
      />
      <path
        className="fill-deep"
        opacity=".35"
        d="M588 392q26-5 50 0-26 5-50 0zm8 9q20-4 38 0-20 4-38 0zm7 9q13-3 26 0-13 3-26 0z"
      />
      <Heron transform="translate(612 382)" />
    </Drawing>
  );
}
