import clsx from 'clsx';
import './river-chart.css';
import { Drawing, type DrawingProps, Driftwood, Hut } from './drawing';

/** The places on the chart: where the practice is, and the scene of each service. */
type Place = 'town' | 'confluence' | 'beach' | 'basket' | 'mangroves' | 'boat' | 'hut';

type Name = {
  x: number;
  y: number;
  textAnchor: 'start' | 'middle' | 'end';
  last?: boolean;
  letters?: number;
};

/**
 * Where each place has its name: its first line's baseline, or its last one's, the side that it is set from, and how
 * many letters a line holds where the land is narrow.
 */
const names: Record<Place, Name> = {
  town: { x: 114, y: 332, textAnchor: 'end' },
  boat: { x: 194, y: 64, textAnchor: 'start' },
  beach: { x: 346, y: 152, textAnchor: 'end', last: true },
  basket: { x: 16, y: 165, textAnchor: 'start' },
  hut: { x: 252, y: 264, textAnchor: 'middle', letters: 12 },
  confluence: { x: 246, y: 380, textAnchor: 'end', letters: 14 },
  mangroves: { x: 316, y: 468, textAnchor: 'middle' },
};

/** From one line of a name to the next, in `em`. */
const leading = 1.05;

/** A name's words in lines of at most so many letters. */
function lines(name: string, letters = 16): string[] {
  const set: string[] = [];
  for (const word of name.split(' ')) {
    const longer = `${set.at(-1)} ${word}`;
    if (set.length > 0 && longer.length <= letters) set[set.length - 1] = longer;
    else set.push(word);
  }
  return set;
}

/**
 * The river from its lakes to the sea, on a folded map, and on it the places that the services' scenes are of.
 * @param labels the name of each place, set beside it; a place may have none
 */
export function RiverChart({
  labels,
  className,
  ...props
}: DrawingProps & { labels?: Readonly<Partial<Record<Place, string>>> }) {
  return (
    <Drawing viewBox="0 0 460 480" className={clsx('river-chart', className)} {...props}>
      <path className="fill-land" d="M-200-100h900v700h-900" />
      <path
        className="fill-ridge"
        opacity=".45"
        d="M-200-100h250q24 60 4 96t-18 76 50 64 32 74-44 70-54 64-46 40-174 40zM-200 600V430q150-20 214-28t96 24 84 22 62 40 60 112zM208-100C214-40 236-10 232 20 222 60 226 84 246 110 268 140 272 150 262 172 258 200 294 206 302 176 308 150 296 120 292 60 290 0 300-60 306-100z"
      />
      {/* The banks, and the water between them. */}
      <g className="fill-none stroke-glint" opacity=".6">
        <g id="chart-shore" strokeWidth="9" strokeLinejoin="round">
          <path d="M352-100C356-60 357-20 358 20 360 50 362 70 362 100 362 135 363 160 360 190 357 226 350 251 331 265L345 287C364 275 376 259 402 256 428 253 450 264 449 288 448 308 442 336 454 366 472 400 470 440 470 506h300v-606z" />
          <path d="M134-66C118-40 116-22 138 0 150 12 150 24 137 28 120 32 106 25 92 34 74 46 68 60 66 80 62 104 74 126 100 130 122 133 152 134 164 144 172 151 170 160 170.5 170 171 182 179 188 177 202 174 216 165 223 168 231 171 240 170 248 157.8 257.7L181 273C190 265 208 254 217 232 224 212 222 204 213 198 204 192 200 187 194 182 186 175 184 166 185 154 186 143 184 136 186 126 188 112 182 100 183 82 184 60 180 44 169 38 158 34 157 27 160 18 166 4 158-4 148-12 136-22 136-40 146-58z" />
        </g>
        <g id="chart-lake" strokeWidth="9" strokeLinejoin="round">
          <path d="M282 392c22-14 38 2 58-2 18-2 26 18 20 36-8 18-36 12-54 18-20 6-48-4-46-20 0-18 10-24 22-32z" />
          <path d="M272 400C286 388 290 376 288 366 287 356 280 351 262 351L332 296C318 309 303 326 302 348 302 366 310 384 332 391L306 399z" />
        </g>
        <g strokeWidth="36">
          <path
            id="chart-river"
            d="M186 236c8 30-46 34-54 68-6 36 28 46 58 34s42 14 76 0 44-44 72-62 30-26 44-36"
          />
        </g>
      </g>
      <use href="#chart-shore" className="fill-water" />
      <path
        className="fill-reed"
        opacity=".25"
        d="M392-100q-8 60-4 120t24 150q14 50 40 50t48 50 30 300h200v-670z"
      />
      <use href="#chart-lake" className="fill-glass" />
      <g className="fill-none stroke-water">
        <use href="#chart-river" strokeWidth="26" />
      </g>
      <path className="fill-land stroke-glint" strokeWidth="2" d="M196 332q18-10 38 4-18 8-38-4z" />
      <g transform="translate(62 288)">
        <g id="chart-hill">
          <path
            className="fill-ridge"
            d="M-46 0q26-6 34-30l8-20q4-7 14-5l6 6 6 20q8 22 32 28-50 9-100 1"
          />
          <path
            className="fill-glint"
            opacity=".3"
            d="M10-55l6 6 6 20q8 22 32 28-20 5-44 5l4-21-8-20z"
          />
          <path className="fill-gum" d="M-54 0q26-7 54-3t60-2q-14 9-44 10T-54 0" />
        </g>
        <use href="#chart-hill" transform="translate(-34 92) scale(.66)" />
      </g>
      <g transform="translate(-206 404)">
        <g id="chart-trees">
          <path
            className="fill-rise"
            d="M228 22q8-13 16 0 12-1 12 8t-15 8v8h-3v-8q-16 3-18-6t8-10zM254 44q7-11 13 0 10 0 9 7t-12 7v7h-3v-7q-13 3-14-5t7-9z"
          />
          <path
            className="fill-glint"
            opacity=".2"
            d="M238 17q4 1 6 5 12-1 12 8-2 5-9 5 2-7-6-9 0-6-3-9zM262 40q3 1 5 4 10 0 9 7-2 4-8 4 2-6-4-8 0-5-2-7z"
          />
        </g>
      </g>
      <use href="#chart-trees" x="148" y="340" />
      <use href="#chart-trees" x="164" y="276" />
      <use href="#chart-trees" x="-214" y="14" />
      {/* On tablets the chart is wider. */}
      <use href="#chart-trees" x="-322" y="138" />
      <use href="#chart-trees" x="-352" y="300" />
      <path
        className="fill-glint"
        d="M146 120q12-3 24 0-12 3-24 0zM78 74q9-3 18 0-9 3-18 0zM184 226q8-3 16 0-8 3-16 0zM384 200q18-4 36 0-18 4-36 0zM404 212q12-3 24 0-12 3-24 0zM372 34q10-3 20 0-10 3-20 0zM380 166q10-3 20 0-10 3-20 0zM268 412q7-3 14 0-7 3-14 0zM520 46q12-3 24 0-12 3-24 0zM500 268q14-4 28 0-14 4-28 0zM544 286q10-3 20 0-10 3-20 0zM516 408q12-3 24 0-12 3-24 0z"
      />
      <g transform="translate(145 90) scale(1.2)">
        <path className="fill-deep" opacity=".3" d="M-22 3h38q-2 5-18 5t-20-5" />
        <path className="fill-hull" d="M-20-9Q0-5 20-11 17-2 13 3H-15Q-18-2-20-9z" />
        <path className="fill-glint" d="M-2-38Q1-24-2-12-10-11-19-11-9-23-2-38z" />
        <path className="fill-amber" d="M2-37 18-12Q10-14 2-12 4-24 2-37z" />
        <path className="fill-deep" d="M-1-41h2v34h-2z" />
      </g>
      {/* A basket half woven, beside the reeds that it is made of. */}
      <g transform="translate(72 134) scale(1.15)">
        <path className="fill-gum" d="M-34 2q34-8 62 0-30 6-62 0" />
        <path
          className="fill-deep"
          d="M-24 1q0-18-10-28 13 12 14 28zM-19 1q-1-20-4-38 9 18 10 38zM-13 1q2-16 11-26-6 12-6 26z"
        />
        <path
          className="fill-none stroke-deep"
          strokeWidth="1.8"
          strokeLinecap="round"
          d="M-3-8-7-27M3-7 1-30M9-7V-30M15-7 18-30M20-8 25-26"
        />
        <path className="fill-hull" d="M-6-10Q9-6 24-10L19 3Q9 6-1 3z" />
        <path
          className="fill-none stroke-shore"
          strokeWidth="2.5"
          strokeDasharray="3.5 3.5"
          d="M-5-6Q9-2 23-6M-3-1Q9 3 21-1"
        />
        <path
          className="fill-none stroke-reed"
          strokeWidth="2.5"
          strokeLinecap="round"
          d="M-6-10Q10-6 29-19"
        />
        <path
          className="fill-none stroke-hull"
          strokeWidth="2.5"
          strokeLinecap="round"
          d="M24-10Q8-6-11-17"
        />
      </g>
      {/* Two leaves, one on each current, where they meet. */}
      <g transform="translate(268 350)">
        <path className="fill-amber" d="M-8-1Q4-14 24-7 14 3-2 2L-10 5z" />
        <path className="fill-hull" d="M10 16Q22 3 40 10 32 20 15 19L7 22z" />
      </g>
      <Hut transform="translate(264 242) scale(.78)" />
      <g className="river-chart-driftwood">
        <Driftwood transform="translate(312 184) scale(1.12)" />
      </g>
      <g transform="translate(316 432) scale(1.1)">
        <g id="chart-mangrove">
          <path
            className="fill-none stroke-deep"
            strokeWidth="2"
            d="M-10-16Q-27-16-29 1M-10-13Q-18-11-19 1M-10-16Q7-16 9 1M-10-13Q-2-11-1 1"
          />
          <path
            className="fill-deep"
            d="M-12-26h4L-9-8h-2zM-30-25q-2-8 6-9 0-8 9-6 5-6 11 0 9-2 8 6 7 2 5 10-9 4-20 2-12 1-19-3z"
          />
        </g>
        <use href="#chart-mangrove" transform="matrix(-1 0 0 1 0 0)" />
        <path
          className="fill-gum"
          d="M-4-39q6 1 5 5 7 2 6 8-4-3-9-3 1-6-2-10zM18-39q6 1 5 5 7 2 6 8-4-3-9-3 1-6-2-10z"
        />
        <path className="fill-glint" d="M-34 2q34-5 68 0-34 5-68 0" />
      </g>
      <circle className="fill-glint" cx="136" cy="327" r="15" />
      <circle className="fill-hull" cx="136" cy="327" r="9" />
      <g className="fill-glint" transform="translate(416 96) scale(.88)">
        <circle className="fill-none stroke-glint" strokeWidth="2" r="28" />
        <path d="M0-40 7-7 0 0zM40 0 7 7 0 0zM0 40-7 7 0 0zM-40 0-7-7 0 0z" />
        <path className="fill-deep" d="M0-40-7-7 0 0zM40 0 7-7 0 0zM0 40 7 7 0 0zM-40 0-7 7 0 0z" />
      </g>
      {/* The folds of the sheet. */}
      <path
        className="fill-deep"
        opacity=".03"
        d="M153-100h154v340H153zM-200 240h353v360h-353zM307 240h353v360H307z"
      />
      <path
        className="fill-deep"
        opacity=".13"
        d="M151.800-100H153v700h-1.200zM307-100h1.200v700H307zM-200 240h900v1.200h-900z"
      />
      <path
        className="fill-glint"
        opacity=".35"
        d="M153-100h1.200v700H153zM305.800-100H307v700h-1.200zM-200 238.800h900v1.200h-900z"
      />
      {labels && (
        <g
          className="river-chart-names fill-ink stroke-land font-display"
          fontWeight="500"
          strokeWidth="4"
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {Object.entries(names).map(([place, { x, y, textAnchor, last, letters }]) => {
            const label = labels[place as Place];
            if (!label) return null;
            const set = lines(label, letters);
            const lift = last ? leading * (1 - set.length) : 0;
            return (
              <text key={place} y={y} textAnchor={textAnchor}>
                {set.map((line, index) => (
                  <tspan key={line} x={x} dy={`${index ? leading : lift}em`}>
                    {line}
                  </tspan>
                ))}
              </text>
            );
          })}
        </g>
      )}
    </Drawing>
  );
}
