import { Drawing } from '@/components/illustrations/drawing';
import { WholeWords } from '@/components/sections/marked-words';
import { Text } from '@/components/sections/text';
import type { Locale } from '@/languages/locales';
import type { Words } from '@/words/words';

type PhasesProps = Words['pages']['infidelity-recovery']['phases'] & { locale: Locale };

/** The three phases of recovery, down the river: it twists, it turns once, and it comes to still water. */
export function Phases({ heading, intro, phases, locale }: PhasesProps) {
  return (
    <div className="night relative overflow-clip bg-band">
      <River className="absolute inset-y-0 -left-2 h-full w-20 overflow-visible sm:left-2 lg:left-0 lg:w-1/2 print:hidden" />
      <div className="relative measure grid py-16 lg:py-24 gap-x-14 lg:grid-cols-2">
        <div className="max-lg:pl-16 lg:col-start-2 print:p-0">
          <h2>
            <WholeWords>{heading}</WholeWords>
          </h2>
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

/** Water with two shores in wide windows, and on phones, where it is drawn narrow, one line. */
function River({ className }: { className: string }) {
  return (
    <Drawing viewBox="0 0 720 1000" preserveAspectRatio="none" className={className}>
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
  );
}

const water =
  'M426,-66C415 -58 380 -38 363 -20C346 -1 312 28 323 45C335 62 401 73 432 83C464 92 520 92 512 100C505 108 430 117 388 130C346 143 256 162 259 178C263 193 363 212 409 223C454 235 534 239 532 248C531 258 451 267 400 279C349 291 259 304 228 320C198 337 209 363 219 379C230 395 254 400 293 417C332 433 404 456 452 476C501 496 563 523 583 537C604 552 587 553 575 565C562 578 541 599 507 613C472 628 414 637 367 652C319 667 245 675 222 704C200 732 222 790 233 822C244 855 273 872 288 897C303 922 314 951 321 972C327 992 333 1016 329 1021C325 1026 306 1003 298 1000C289 998 283 1007 280 1009L580,1011C577 1007 575 1001 564 982C552 963 532 919 511 899C490 878 461 871 438 858C415 846 395 838 372 823C349 808 317 778 302 766C286 755 264 764 278 756C291 748 341 731 383 717C426 702 494 687 533 667C572 647 603 626 617 599C631 571 642 530 617 503C591 476 518 457 466 437C414 417 345 398 307 383C269 369 250 357 239 352C228 346 214 357 242 350C269 342 354 324 406 307C459 291 557 270 558 252C559 234 460 213 414 200C367 187 284 181 281 172C277 164 351 160 392 149C433 139 520 124 528 110C535 96 468 79 436 66C404 54 347 48 337 35C326 23 357 7 373 -8C389 -23 424 -47 434 -54z';

const middle =
  'M430,-60C413 -43 315 13 330 40C345 68 530 83 520 105C510 128 266 151 270 175C274 199 551 223 545 250C539 277 276 310 235 335C194 360 239 369 300 400C361 431 563 480 600 520C637 560 578 605 520 640C462 675 282 693 250 730C218 767 302 822 330 860C358 898 403 935 420 960C437 985 428 1002 430 1010';
