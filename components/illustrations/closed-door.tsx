import { Drawing, type DrawingProps } from './drawing';

/** A closed door from outside: light in the fanlight and behind the letterbox, and a letter half in it. */
export function ClosedDoor(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="fill-glass" d="M-200-200h1000v560h-1000" />
      <path
        className="fill-none stroke-deep"
        opacity=".08"
        strokeWidth="2"
        d="M-180-200v560M-120-200v560M-60-200v560M0-200v560M60-200v560M120-200v560M180-200v560M240-200v560M300-200v560M360-200v560M420-200v560M480-200v560M540-200v560M600-200v560M660-200v560M720-200v560M780-200v560"
      />
      <path className="fill-sand" d="M-200 352h1000v60h-1000" />
      <path
        className="fill-deep"
        opacity=".15"
        d="M-200 352h1000v8h-1000M170 372q130-10 260 0v14q-130 8-260 0z"
      />
      {/* Frame, fanlight, door. */}
      <path className="fill-glint" d="M214 356V146a86 86 0 0 1 172 0v210z" />
      <path className="fill-lit" d="M228 142a72 72 0 0 1 144 0z" />
      <path
        className="fill-none stroke-glint"
        strokeWidth="6"
        d="M300 142V70M300 142 250 90M300 142 350 90M254 142a46 46 0 0 1 92 0"
      />
      <path className="fill-mark" d="M228 152h144v204H228z" />
      <path className="fill-deep" opacity=".3" d="M228 152h144v8H236v196h-8z" />
      <path
        className="fill-reed"
        opacity=".5"
        d="M246 172h48v44h-48zM306 172h48v44h-48zM246 282h48v60h-48zM306 282h48v60h-48z"
      />
      <path
        className="fill-glint"
        opacity=".16"
        d="M290 176v40h-44v-3h41v-37zM350 176v40h-44v-3h41v-37zM290 286v56h-44v-3h41v-53zM350 286v56h-44v-3h41v-53z"
      />
      <circle className="fill-amber" cx="358" cy="262" r="6" />
      {/* The letterbox throws its light on the letter and on the mat. */}
      <path className="fill-lit" opacity=".22" d="M264 252h72l46 130H218z" />
      <path className="fill-deep" d="M258 234h84v22h-84z" />
      <path className="fill-lit" d="M264 239h72v12h-72z" />
      <path className="fill-glint" d="M274 244 330 240 336 278 280 284z" />
      <path
        className="fill-none stroke-deep"
        opacity=".35"
        strokeWidth="2"
        d="M280 284l24-20 32 14"
      />
      <path className="fill-hull" d="M232 368h136l20 18H212z" />
      <path className="fill-amber" opacity=".5" d="M240 371h120l4 4H236zM226 380h148l2 3H224z" />
      {/* A lamp, and a plant in its pot. */}
      <circle className="fill-lit" opacity=".18" cx="439" cy="162" r="44" />
      <path
        className="fill-deep"
        d="M436 118h6v26h-6zM424 142h30l-4 40h-22zM430 136h18v6h-18zM432 182h14v6h-14z"
      />
      <path className="fill-lit" d="M431 148h16l-3 28h-10z" />
      <path
        className="fill-reed"
        d="M150 318q-4-70-40-112 50 30 50 112zM160 318q-8-92 8-148 10 60 0 148zM166 318q4-64 40-100-20 40-32 100zM146 318q-14-36-52-48 46-2 62 48zM172 318q10-36 46-46-34 14-40 46z"
      />
      <path
        className="fill-gum"
        d="M156 318q-2-54-22-84 28 30 28 84zM162 318q2-50 24-76-14 30-18 76z"
      />
      <path className="fill-hull" d="M128 312h66l-8 54h-50z" />
      <path className="fill-glint" opacity=".25" d="M180 312h14l-8 54h-12z" />
      <path className="fill-hull" d="M124 307h74v11h-74z" />
      <path className="fill-deep" opacity=".25" d="M128 318h66v4h-66z" />
    </Drawing>
  );
}
