import { Drawing, type DrawingProps, Sun } from './drawing';

/** A new day: before the sea a river parts. One arm is wide and one narrow, and a bar of sand lies between. */
export function TwoMouths(props: DrawingProps) {
  return (
    <Drawing hour="dawn" viewBox="0 0 1440 720" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="fill-sky" d="M-900 380Q300 420 2340 320v200h-3240" />
      <path className="fill-glow" d="M-900 434Q500 462 2340 384v120h-3240" />
      <Sun x={884} y={478} r={38} />
      <path
        className="fill-ridge"
        d="M-900 486Q-300 470 180 482 340 486 420 466 466 452 490 416L514 380Q524 366 548 368L566 378 578 414 596 444Q630 482 740 492H-900z"
      />
      <path
        className="fill-glint"
        opacity=".22"
        d="M548 368l18 10 12 36 18 30q34 38 144 48H612l-38-50 6-30-26-36z"
      />
      {/* The water, and on it the land, so that every bank is an edge of the land. */}
      <path className="fill-water" d="M-900 490h3240v240h-3240" />
      <path className="fill-glow" opacity=".5" d="M-900 490h3240v5h-3240" />
      <path
        className="fill-shore"
        d="M838 547q60-15 104-12t72 14q-70 8-176-2zM1072 532q34-7 70 0-36 5-70 0z"
      />
      <g className="fill-rise stroke-shore" strokeWidth="7" strokeLinejoin="round">
        <path d="M-910 582Q-200 552 180 562 400 568 516 560 564 556 556 590 550 616 520 636 440 682 330 740H-910z" />
        <path d="M620 562Q700 552 796 566 834 578 776 606 716 626 656 656 624 654 612 620 604 592 602 576 604 564 620 562z" />
        <path d="M1044 566Q1300 546 2350 552V740H636Q760 696 880 650 1020 606 1044 566z" />
      </g>
      <path
        className="fill-gum"
        opacity=".5"
        d="M-910 652Q-100 606 436 694L330 740H-910zM2350 628Q1300 604 812 678L636 740H2350z"
      />
      <path
        className="fill-glint"
        d="M414 724Q540 672 672 668 556 688 414 724zM744 650Q880 612 968 580 880 634 744 650zM574 580q10 22-2 42 18-20 2-42zM836 508q50-5 100 0-50 5-100 0zm20 16q28-4 56 0-28 4-56 0zM420 522q40-4 80 0-40 4-80 0zm820-10q40-4 80 0-40 4-80 0zM60 530q30-4 60 0-30 4-60 0z"
      />
      <path
        className="fill-reed"
        d="M700 606q-2-30-16-52 18 20 24 52zM708 606q-2-44 8-70 6 34-1 70zM714 606q4-28 22-46-12 22-16 46zM1204 704q-6-66-40-108 36 40 48 108zM1212 704q-4-88 16-136 8 66-8 136zM1220 704q8-56 46-88-28 38-38 88zM150 706q-2-50-26-78 30 26 34 78zM158 706q0-62 14-94 4 44-8 94zM164 706q8-40 36-56-22 22-30 56z"
      />
    </Drawing>
  );
}
