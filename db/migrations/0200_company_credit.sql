-- What a company paid for and does not use any more, after a change to a smaller plan: it is owed to the company until its
-- next invoices have used it up.
alter table ledger_lines drop constraint ledger_lines_debit_check;
alter table ledger_lines drop constraint ledger_lines_credit_check;
alter table ledger_lines add constraint ledger_lines_debit_check
  check (debit in ('receivable', 'cash', 'service income', 'government fees', 'discounts', 'written off', 'company credit'));
alter table ledger_lines add constraint ledger_lines_credit_check
  check (credit in ('service income', 'government fees', 'receivable', 'cash', 'discounts', 'written off', 'company credit'));
