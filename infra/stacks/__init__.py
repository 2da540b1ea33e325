"""The stacks of one stage: what is kept, what plays, what is shown, what watches."""
