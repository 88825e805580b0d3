-- More words of names and e-mails are known to the planner: a search for the first letters of many is answered in the order
-- of the list, one for those of few by the index.
alter table customer alter column search set statistics 1000;
