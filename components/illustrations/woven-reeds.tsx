import { Basket, Drawing, type DrawingProps, NightStars } from './drawing';

/** A basket woven out of the reeds that stand in it, over and under. */
export function WovenReeds(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-zenith" d="m0 0h600v64Q330 150 0 120" />
      <NightStars at="M36 34h0M84 78h0M128 30h0M176 92h0M214 46h0M262 22h0M308 66h0M356 30h0M410 76h0M452 34h0M512 58h0M560 28h0" />
      <path className="fill-ridge" d="M0 196q60-18 140-8t160 20 150-18 150-6v42H0" />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path
        className="fill-glint"
        d="M30 250q30-3 60 0-30 3-60 0zm16 14q17-3 34 0-17 3-34 0zm344-24q30-3 60 0-30 3-60 0zm140 12q30-3 60 0-30 3-60 0z"
      />
      <path className="fill-gum" d="M0 334q110-50 300-42t300 22v90H0" />
      <path className="fill-rise" d="M112 356C150 326 420 330 400 350S130 386 112 356" />
      <Basket transform="translate(304 250) scale(.9)">
        {/* The blades go on below the rim, behind the basket's front. */}
        <path
          className="fill-mark"
          d="M-86 34Q-100-80-160-120-92-88-60 34zM-20 34Q-20-80-46-134-14-74-2 34zM72 34Q86-42 148-56 106-32 86 34zM-78 34Q-90-30-132-48-94-38-66 34zM-6 34Q-10-120 2-176 12-110 7 34z"
        />
        <path
          className="fill-reed"
          d="M-58 34Q-62-92-110-148-54-90-40 34zM9 34Q12-100 36-164 32-74 25 34zM43 34Q46-86 94-142 70-72 60 34z"
        />
        <path
          className="fill-glint"
          opacity=".35"
          d="M-45 34Q-58-88-110-148-54-90-40 34zM20 34Q22-90 36-164 32-74 25 34zM54 34Q60-76 94-142 70-72 60 34z"
        />
      </Basket>
    </Drawing>
  );
}
