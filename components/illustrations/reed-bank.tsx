import { Drawing, type DrawingProps } from './drawing';

/** Reeds on the bank where the river bends. */
export function ReedBank(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 1200 480" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h1200v270H0" />
      <path className="fill-zenith" d="m0 0h1200v80Q660 180 0 140" />
      <path
        className="fill-ridge"
        d="M0 226q150-16 230 10t160 36H0zm1200-14q-120-8-180 24t-120 36h300M290 270q76-12 106-66l18-52 10-28q8-12 30-8l12 12 10 42 16 30q28 56 128 70M620 272q70-10 96-46l20-30q16-10 64-12 28 4 44 28 32 50 116 60"
      />
      <path
        className="fill-glint"
        opacity=".25"
        d="M466 128l10 42 16 30q28 56 128 70h-130l-30-58 12-34-18-62M800 184q-48 2-64 12l-20 30q-26 36-96 46h116l30-44 12-18z"
      />
      <path className="fill-gum" d="m0 264q600-10 1200 0v216H0" />
      <path
        className="fill-deep"
        opacity=".5"
        d="M0 330q220-24 380 54L0 490zm1200-14q-180-12-250 40t-40 130h290"
      />
      <use href="#bend" className="fill-shore" transform="matrix(1.06 0 0 1-52-4)" />
      <g className="fill-water">
        <path
          id="bend"
          d="M668 268c-34 5-106 10-104 20 4 14 196 14 200 38 4 30-354 26-544 84C130 438 60 450-30 490h960c-60-40-20-80 10-120 40-56-300-62-300-82 0-10 40-14 70-20z"
        />
      </g>
      <path
        className="fill-glint"
        d="M880 350q-20 26-120 38 90-22 120-38M700 416q-140 0-220 28 100-22 220-28zm-330-4q-80 14-130 40 60-26 130-40zm430 34q-60 0-110 14 60-8 110-14"
      />
      <g id="clump" transform="translate(336 480)">
        <path
          className="fill-deep"
          d="M-98 10q0-47-52-94 65 47 65 94zm21 0q0-90-35-180 49 90 49 180zm25 0q0-118-8-236 21 118 21 236zm20 0q0-65-60-130 72 65 72 130zm22 0q0-100 30-200-17 100-17 200zm23 0q0-136-27-272 33 136 33 272zm11 0q0-75 62-150-49 75-49 150zm19 0q0-119 15-238-9 119-9 238zm13 0q0-99 18-198-5 99-5 198zm18 0q0-60 72-120-59 60-59 120"
        />
        <g className="fill-none" strokeLinecap="round">
          <path
            className="stroke-deep"
            strokeWidth="3"
            d="M13 10Q9 -150 -16 -280M50 10Q46 -120 64 -250M-30 10Q-34 -110 -52 -214"
          />
          <path
            className="stroke-hull"
            strokeWidth="9"
            d="M-3.6-204.8Q-7.1-229.8 -11.2-253.7M55.6-177.2Q57.8-200.6 60.6-224M-43-154.5Q-45.6-174 -48.5-193"
          />
        </g>
        <path
          className="fill-gum"
          d="M-85 10q0-32-43-64 54 32 54 64zm44 0q0-53 21-106-10 53-10 106zm58 0q0-40-33-80 44 40 44 80zm28 0q0-44 55-88-44 44-44 88"
        />
      </g>
      <use href="#clump" transform="matrix(-1.15 0 0 1.05 526-20)" />
      <use href="#clump" transform="matrix(-.8 0 0 .72 1126 140)" />
      <use href="#clump" transform="matrix(1 0 0 1.06 740-24)" />
    </Drawing>
  );
}
