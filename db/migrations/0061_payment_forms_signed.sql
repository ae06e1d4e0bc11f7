-- Payment forms that somebody saw completed and signed on paper: which, with what amount, when, by whom. Of the card nothing.
alter table case_filing_plans add column payments_signed jsonb not null default '[]' check (jsonb_typeof(payments_signed) = 'array');
-- A scan with a payment form on it shows a card: it is not kept.
alter table case_scans drop constraint case_scans_status_check;
alter table case_scans add constraint case_scans_status_check check (status in ('Reading', 'Read', 'Failed', 'Refused'));
