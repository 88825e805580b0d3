-- How many products match a search decides its plan: from few values the planner takes a parallel one that reads far
-- beyond the page.
alter table product_summary alter column search set statistics 1000;
analyze product_summary;
