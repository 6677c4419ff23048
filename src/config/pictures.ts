/**
 * Widths of the files of a picture, in pixels. 768 fills a tablet upright, and phones of 360, 375 and (Lighthouse's)
 * 412 whose screens have up to two pixels to each of those; wider files make covers come later there
 * (bench/NOTEBOOK.md). The `Picture` fragment repeats the list, because a query is literal; the same widths everywhere
 * spare making a file twice.
 */
export const PICTURE_WIDTHS = [400, 768, 1200, 1600] as const;

/** The widest file that a page shows. */
export const WIDEST_PICTURE = 1600;
