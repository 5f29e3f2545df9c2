import { Drawing } from '@/components/illustrations/drawing';
import { Text } from '@/components/sections/text';
import type { Locale } from '@/languages/locales';
import type { Words } from '@/words/words';

type PhasesProps = Words['pages']['infidelity-recovery']['phases'] & { locale: Locale };

export function Phases({ heading, intro, phases, locale }: PhasesProps) {
  return (
    <div className="night relative overflow-clip bg-band">
      {/* Water with two shores in wide windows, and on phones, where it is drawn narrow, one line. */}
      <Drawing
        viewBox="0 0 720 1000"
        preserveAspectRatio="none"
        className="absolute inset-y-0 -left-2 h-full w-20 overflow-visible sm:left-2 lg:left-0 lg:w-1/2 print:hidden"
      >
        <path className="fill-glass max-lg:hidden" d={water} />
        <path
          className="fill-none stroke-glass lg:hidden"
          strokeWidth="11"
          vectorEffect="non-scaling-stroke"
          d={middle}
        />
        <path
          className="fill-none stroke-sun"
          strokeWidth="3"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          d={middle}
        />
      </Drawing>
      <div className="relative measure grid py-16 lg:py-24 gap-x-14 lg:grid-cols-2">
        <div className="max-lg:pl-16 lg:col-start-2 print:p-0">
          <h2>{heading}</h2>
          <p className="mt-4 max-w-text text-ink-soft">
            <Text locale={locale}>{intro}</Text>
          </p>
          <ol className="mt-10 grid auto-rows-fr gap-y-8 lg:mt-14 lg:gap-y-12">
            {Object.values(phases).map(({ label, title, text }) => (
              <li key={label}>
                <p className="text-base font-semibold text-sun">{label}</p>
                <h3 className="mt-1 lg:text-section">{title}</h3>
                <p className="mt-2 max-w-text text-ink-soft max-md:text-base">
                  <Text locale={locale}>{text}</Text>
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

const water =
  'M464 -70C462 -67 460 -57 454 -53C448 -49 437 -46 427 -44C416 -42 402 -41 391 -39C380 -36 367 -35 359 -28C351 -22 342 -9 343 0C344 9 353 21 363 27C372 33 388 34 402 36C416 39 433 39 446 42C459 44 473 47 481 50C488 53 492 58 491 62C490 66 486 73 475 77C464 81 444 83 425 86C406 88 382 89 363 91C343 94 322 94 308 102C294 109 278 123 279 135C280 147 296 165 312 173C328 182 354 183 377 187C400 190 429 191 451 194C473 197 497 201 510 206C522 211 528 216 527 222C526 228 519 238 503 244C487 250 458 254 431 257C404 261 369 261 341 265C312 269 281 270 261 280C240 291 217 310 218 330C219 350 241 386 264 402C288 419 326 423 360 430C394 438 437 440 468 446C500 453 533 460 551 470C569 480 575 493 575 505C575 517 566 534 549 544C531 554 501 559 470 565C439 571 399 571 364 578C330 585 290 587 264 607C237 628 214 664 207 700C200 736 214 786 223 822C232 858 249 888 262 918C274 948 292 975 300 1002C309 1029 313 1050 313 1081C313 1112 302 1170 300 1188L610 1072C595 1055 553 996 522 966C492 936 456 913 427 893C399 873 374 863 353 846C333 829 315 816 303 791C292 767 284 721 283 700C282 679 285 678 300 668C316 658 346 650 376 643C406 635 447 633 480 624C514 616 553 611 577 591C601 571 626 532 625 505C624 478 598 445 573 428C548 411 509 409 475 403C440 397 399 396 366 391C334 385 301 380 282 370C263 359 254 340 252 330C250 320 257 316 273 311C288 305 317 300 344 296C371 292 406 291 434 286C462 282 493 280 513 269C533 259 552 237 553 222C554 207 535 191 518 182C502 174 477 173 453 170C430 167 401 166 379 163C357 160 333 157 320 152C307 147 302 140 301 135C300 130 305 125 316 122C326 118 346 114 365 112C384 109 408 108 427 105C447 102 468 101 482 94C495 87 508 72 509 62C510 52 498 40 488 34C478 28 462 28 448 25C434 23 417 23 404 21C391 19 376 17 369 13C361 10 357 5 357 0C357 -5 360 -12 366 -17C372 -21 383 -23 393 -26C404 -28 418 -29 429 -32C440 -34 453 -36 461 -42C469 -49 473 -65 476 -70z';

const middle =
  'M470 -70C470 -17 350 -52 350 0C350 47 500 16 500 62C500 117 290 80 290 135C290 200 540 157 540 222C540 303 235 249 235 330C235 461 600 374 600 505C600 651 245 554 245 700C245 915 415 915 455 1130';
