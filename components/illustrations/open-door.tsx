import { Drawing, type DrawingProps, Stars, Sun } from './drawing';

/** The house by the river, with an open door and two steps. By night a lamp is on. */
export function OpenDoor(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 480 560" preserveAspectRatio="xMaxYMax slice" {...props}>
      <path className="fill-sky" d="M-400-200h880v560h-880" />
      <path className="fill-zenith" d="M-400-200h880V60Q100 190-400 120" />
      <path className="fill-glow" d="M-400 280Q0 320 240 240v100h-640" />
      <Stars at="M30 40h0M84 92h0M140 30h0M24 150h0M120 140h0M-60 60h0M-120 120h0" />
      <Sun x={66} y={262} />
      <path
        className="fill-ridge"
        d="M-400 336q240-20 404-14 40-6 58-40l14-30q8-8 20-6l10 8 10 32q14 40 124 54"
      />
      <path className="fill-glint" opacity=".25" d="M88 246h8l10 8 10 32q10 34 40 46h-50l-18-42z" />
      <path className="fill-gum" d="M-400 336q300-16 640 0v30h-640" />
      {/* The river comes from the hills, and round to the steps. */}
      <path className="fill-rise" d="M-400 352h900v230h-900" />
      <path
        className="fill-shore"
        d="M34 346c60 4 118 8 118 22 0 22-240 26-250 72-6 40 120 54 150 132h168c-10-66-142-90-140-128 4-42 136-46 136-78 0-22-100-22-182-20z"
      />
      <path
        className="fill-water"
        d="M40 347c54 3 122 6 122 20 0 24-240 28-248 72-6 36 124 56 156 132h132c-16-64-142-90-140-128 4-42 142-46 142-76 0-20-86-22-164-20z"
      />
      <path
        className="fill-glint"
        d="M110 360q20-3 40 1-22 3-40-1zM-10 402q36-8 66-12-22 12-66 12zM-54 450q20 26 70 54-52-18-70-54z"
      />
      <path className="fill-shore" d="M196 112h300v340H196z" />
      <path
        className="fill-none stroke-deep"
        opacity=".12"
        strokeWidth="2"
        d="M196 150h300M196 188h300M196 226h300M196 264h300M196 302h300M196 340h300M196 378h300M196 416h300"
      />
      <g className="lamplight" opacity="0">
        <path className="fill-pool" opacity=".45" d="M196 112h300v340H196z" />
        <circle className="fill-pool" cx="330" cy="300" r="150" />
      </g>
      {/* What one sees of the room. */}
      <path className="fill-deep" d="M262 172h134v284H262z" />
      <path className="fill-lamp" d="M272 182h114v270H272z" />
      <path className="fill-glass" d="M272 404h114v48H272z" />
      <path className="fill-deep" d="M302 270h4v140h-4zM292 408h24v5h-24z" />
      <path className="fill-sun" d="M290 226h28l14 46h-56z" />
      <path
        className="fill-hull"
        d="M332 346q0-22 22-22h40v112h-62zM322 386q0-10 10-10t10 10v22h52v34h-72z"
      />
      <path className="fill-deep" opacity=".25" d="M342 408h52v8h-52z" />
      <path className="fill-reed" d="M386 172 444 150v316l-58-10z" />
      <path className="fill-glass" d="M396 190l36-12v120l-36 2zM396 318l36-1v116l-36-5z" />
      <circle className="fill-sun" cx="438" cy="318" r="5" />
      <path className="fill-hull" d="M214 30h286v84H150z" />
      <path className="fill-deep" opacity=".3" d="M150 106h350v14H150z" />
      <path className="fill-glint" d="M168 114h14v340h-14z" />
      {/* The veranda, and the steps. */}
      <path className="fill-sand" d="M140 448h360v34H140z" />
      <path className="fill-deep" opacity=".45" d="M140 478h360v10H140zM150 488h350v90H150z" />
      <path className="fill-sand" d="M232 486h196v26H232zM218 522h224v30H218z" />
      <path className="fill-deep" opacity=".35" d="M232 508h196v14H232zM218 546h224v16H218z" />
      <g className="lamplight" opacity="0">
        <path className="fill-pool" d="M262 452h124l34 34H236z" />
        <path className="fill-pool" opacity=".8" d="M232 486h196v22H232zM218 522h224v24H218z" />
      </g>
      {/* Someone's sandals, and a plant in its pot. */}
      <path
        className="fill-deep"
        d="M418 462q10-5 20 0 4 6-10 6t-10-6zM446 464q10-5 20 0 4 6-10 6t-10-6z"
      />
      <path
        className="fill-reed"
        d="M226 420q-6-60-34-82 26 14 36 54-2-50 8-86 8 40 0 90 8-40 30-50-26 28-30 74z"
      />
      <path className="fill-hull" d="M206 416h46l-6 40h-34z" />
    </Drawing>
  );
}
