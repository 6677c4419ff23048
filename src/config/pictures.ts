/**
 * How wide the files of a picture are, in pixels. 750 fills a phone of 375 px with two pixels to each of its own, one of 360
 * and, just, one of 412 with 1¾; wider files make covers come later there (docs/fast.md). The `Picture` fragment repeats the
 * list, because a query is literal; the same widths everywhere spare making a file twice.
 */
export const PICTURE_WIDTHS = [400, 750, 1200, 1600] as const;

/** The widest file that a page shows. */
export const WIDEST_PICTURE = 1600;
