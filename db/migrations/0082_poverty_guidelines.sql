-- The poverty guidelines that the income of a sponsor on Form I-864 is held against are a list of codes too: replaced as a
-- whole by the provider, with its day and source, and the edition before kept. Code: the day from which USCIS applies the
-- amount, C, A or H for the region, and the size of the household (+ for each further person); words: dollars a year.
alter table code_lists drop constraint code_lists_list_check;
alter table code_lists add constraint code_lists_list_check check (list in ('soc', 'naics', 'port', 'post', 'poverty'));
alter table code_editions drop constraint code_editions_list_check;
alter table code_editions add constraint code_editions_list_check check (list in ('soc', 'naics', 'port', 'post', 'poverty'));

insert into code_lists (list, as_of, source, doubts) values
  ('poverty', '2026-11-15', 'HHS Annual Update of the Poverty Guidelines, Federal Register 2024-00796 (01-17-2024), 2025-01377 (01-17-2025) and 2026-00755 (01-15-2026).',
   'USCIS applies the amounts of a year from the day on its page of Form I-864P, usually March 1: these days are taken as March 1 and are not confirmed. Look at that page before filing.');

insert into code_rows (list, code, words, title)
select 'poverty', split_part(line, E'\t', 1), split_part(line, E'\t', 2), split_part(line, E'\t', 3)
  from regexp_split_to_table($rows$2024-03-01C1	15060	Household of 1, 48 contiguous states, District of Columbia and territories
2024-03-01C2	20440	Household of 2, 48 contiguous states, District of Columbia and territories
2024-03-01C3	25820	Household of 3, 48 contiguous states, District of Columbia and territories
2024-03-01C4	31200	Household of 4, 48 contiguous states, District of Columbia and territories
2024-03-01C5	36580	Household of 5, 48 contiguous states, District of Columbia and territories
2024-03-01C6	41960	Household of 6, 48 contiguous states, District of Columbia and territories
2024-03-01C7	47340	Household of 7, 48 contiguous states, District of Columbia and territories
2024-03-01C8	52720	Household of 8, 48 contiguous states, District of Columbia and territories
2024-03-01C+	5380	Each further person beyond 8, 48 contiguous states, District of Columbia and territories
2024-03-01A1	18810	Household of 1, Alaska
2024-03-01A2	25540	Household of 2, Alaska
2024-03-01A3	32270	Household of 3, Alaska
2024-03-01A4	39000	Household of 4, Alaska
2024-03-01A5	45730	Household of 5, Alaska
2024-03-01A6	52460	Household of 6, Alaska
2024-03-01A7	59190	Household of 7, Alaska
2024-03-01A8	65920	Household of 8, Alaska
2024-03-01A+	6730	Each further person beyond 8, Alaska
2024-03-01H1	17310	Household of 1, Hawaii
2024-03-01H2	23500	Household of 2, Hawaii
2024-03-01H3	29690	Household of 3, Hawaii
2024-03-01H4	35880	Household of 4, Hawaii
2024-03-01H5	42070	Household of 5, Hawaii
2024-03-01H6	48260	Household of 6, Hawaii
2024-03-01H7	54450	Household of 7, Hawaii
2024-03-01H8	60640	Household of 8, Hawaii
2024-03-01H+	6190	Each further person beyond 8, Hawaii
2025-03-01C1	15650	Household of 1, 48 contiguous states, District of Columbia and territories
2025-03-01C2	21150	Household of 2, 48 contiguous states, District of Columbia and territories
2025-03-01C3	26650	Household of 3, 48 contiguous states, District of Columbia and territories
2025-03-01C4	32150	Household of 4, 48 contiguous states, District of Columbia and territories
2025-03-01C5	37650	Household of 5, 48 contiguous states, District of Columbia and territories
2025-03-01C6	43150	Household of 6, 48 contiguous states, District of Columbia and territories
2025-03-01C7	48650	Household of 7, 48 contiguous states, District of Columbia and territories
2025-03-01C8	54150	Household of 8, 48 contiguous states, District of Columbia and territories
2025-03-01C+	5500	Each further person beyond 8, 48 contiguous states, District of Columbia and territories
2025-03-01A1	19550	Household of 1, Alaska
2025-03-01A2	26430	Household of 2, Alaska
2025-03-01A3	33310	Household of 3, Alaska
2025-03-01A4	40190	Household of 4, Alaska
2025-03-01A5	47070	Household of 5, Alaska
2025-03-01A6	53950	Household of 6, Alaska
2025-03-01A7	60830	Household of 7, Alaska
2025-03-01A8	67710	Household of 8, Alaska
2025-03-01A+	6880	Each further person beyond 8, Alaska
2025-03-01H1	17990	Household of 1, Hawaii
2025-03-01H2	24320	Household of 2, Hawaii
2025-03-01H3	30650	Household of 3, Hawaii
2025-03-01H4	36980	Household of 4, Hawaii
2025-03-01H5	43310	Household of 5, Hawaii
2025-03-01H6	49640	Household of 6, Hawaii
2025-03-01H7	55970	Household of 7, Hawaii
2025-03-01H8	62300	Household of 8, Hawaii
2025-03-01H+	6330	Each further person beyond 8, Hawaii
2026-03-01C1	15960	Household of 1, 48 contiguous states, District of Columbia and territories
2026-03-01C2	21640	Household of 2, 48 contiguous states, District of Columbia and territories
2026-03-01C3	27320	Household of 3, 48 contiguous states, District of Columbia and territories
2026-03-01C4	33000	Household of 4, 48 contiguous states, District of Columbia and territories
2026-03-01C5	38680	Household of 5, 48 contiguous states, District of Columbia and territories
2026-03-01C6	44360	Household of 6, 48 contiguous states, District of Columbia and territories
2026-03-01C7	50040	Household of 7, 48 contiguous states, District of Columbia and territories
2026-03-01C8	55720	Household of 8, 48 contiguous states, District of Columbia and territories
2026-03-01C+	5680	Each further person beyond 8, 48 contiguous states, District of Columbia and territories
2026-03-01A1	19950	Household of 1, Alaska
2026-03-01A2	27050	Household of 2, Alaska
2026-03-01A3	34150	Household of 3, Alaska
2026-03-01A4	41250	Household of 4, Alaska
2026-03-01A5	48350	Household of 5, Alaska
2026-03-01A6	55450	Household of 6, Alaska
2026-03-01A7	62550	Household of 7, Alaska
2026-03-01A8	69650	Household of 8, Alaska
2026-03-01A+	7100	Each further person beyond 8, Alaska
2026-03-01H1	18360	Household of 1, Hawaii
2026-03-01H2	24890	Household of 2, Hawaii
2026-03-01H3	31420	Household of 3, Hawaii
2026-03-01H4	37950	Household of 4, Hawaii
2026-03-01H5	44480	Household of 5, Hawaii
2026-03-01H6	51010	Household of 6, Hawaii
2026-03-01H7	57540	Household of 7, Hawaii
2026-03-01H8	64070	Household of 8, Hawaii
2026-03-01H+	6530	Each further person beyond 8, Hawaii$rows$, E'\n') as line;
